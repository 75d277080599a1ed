// The peer of `ludo bench server`: boardgame.io's own server, in-memory storage, a trivial game.
const { Server, Origins } = require('boardgame.io/server');

const peer = {
  name: 'peer',
  setup: () => ({ count: 0 }),
  moves: { play: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [peer], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
