// A peer of `ludo bench server`: Colyseus's own server, its state in memory, a trivial game.
// Clients are told of each move at once, not at the next beat of 50 ms: the quickest that a turn-based room can be.
// They are not pinged, as ours are not while they play.
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { schema, t } = require('@colyseus/schema');

const Table = schema({ count: t.number(), turn: t.number(), token: t.string() });

class Peer extends Room {
  onCreate(options) {
    this.seats = options.seats;
    this.maxClients = 1000;
    this.maxMessagesPerSecond = Infinity;
    this.patchRate = null;
    this.state = new Table();
    this.state.assign({ count: 0, turn: 0, token: '' });
    this.onMessage('move', (client, move) => {
      if (move.seat !== this.state.turn || move.step !== this.state.count) return;
      this.state.count += 1;
      this.state.turn = (this.state.turn + 1) % this.seats;
      this.state.token = move.token;
      this.broadcastPatch();
    });
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define('peer', Peer);
server.listen(Number(process.argv[2]));
