/* Marathon as a hand-written state machine: the house edition with its default options. */
#include "chance.h"

#define SEATS 6
#define CARDS 9
#define PLACES 6
#define PERIODS 13
#define LAPS 3
#define END (PERIODS * LAPS)
#define PAWNS 10
#define FACES 6
#define SHELVES 4
#define TALLEST 4
#define LINES 5
#define CHAIRS 8
#define CIRCLES 9
#define FACE_DOWN (-1)
#define MOST_LEGAL 128

enum { COLUMN = 0, LINE = 6, PATH = 14, TABLE = 15, CIRCLE = 16, QUEUE = 28, EXPEL = 34, PER_ROW = 46 };
enum { SEND = 92, PILE = 104, DRAW = 110, ROLL = 119 };
enum { TO_PILE, TO_DRAW, TO_ROLL, TO_TURN, TO_SEND, FINISHED };
enum { UPSTAIRS, LOUNGE, GROUND, GARDEN, PETANQUE, GREEN };

static const int8_t SHELF_COSTS[SHELVES] = {1, 1, 2, 2}, SHELF_HEIGHTS[SHELVES] = {4, 3, 3, 2};
static const int8_t SHELF_POINTS[TALLEST] = {3, 2, 1, 0};
static const int8_t LINE_COSTS[LINES] = {3, 2, 2, 1, 1};
static const int8_t PATH_COSTS[SEATS] = {1, 1, 2, 2, 2, 2}, PATH_POINTS[SEATS] = {1, 2, 4, 5, 6, 7};
static const int8_t CIRCLE_COSTS[CIRCLES] = {1, 1, 2, 2, 3, 3, 4, 4, 5};
static const int8_t CIRCLE_POINTS[CIRCLES] = {1, 2, 3, 4, 6, 7, 8, 9, 11};
static const int8_t QUEUE_POINTS[SEATS] = {10, 8, 6, 4, 2, 0};
static const int8_t MALUS[PLACES] = {3, 3, 4, 4, 3, 5};
static const int8_t SIGNS[CARDS][PLACES] = {
    {-1, -1, 1, 1, 1, 1}, {-1, 1, 1, -1, 1, 1}, {-1, 1, 1, 1, 1, -1},
    {1, -1, -1, 1, 1, 1}, {1, 1, -1, -1, 1, 1}, {1, 1, -1, 1, 1, -1},
    {1, -1, 1, 1, -1, 1}, {1, 1, 1, -1, -1, 1}, {1, 1, 1, 1, -1, -1},
};
#define BONUS 7
#define SURCHARGE 3

typedef struct {
    int8_t card, dice[PLACES];
    int8_t shelf_free[SHELVES], shelf[SHELVES][TALLEST], shelf_room;
    int8_t line_free[LINES], line[LINES][SEATS], line_room;
    int8_t path[SEATS], path_taken;
    int8_t garden[SEATS], garden_room, garden_players;
    int8_t circle[CIRCLES], circle_room;
    int8_t queue[SEATS], queue_length;
} Row;

typedef struct {
    int32_t clock, hand, ticks, penalty, sheet[LAPS * PLACES];
} Guest;

typedef struct {
    int32_t seats, phase, turn, piled, opened, scored, rolled, expelled, expelled_row, expelled_cell, deck_size;
    bool forced;
    int8_t order[SEATS], deck[CARDS];
    Row rows[2];
    Guest guests[SEATS];
} State;

static void turn_down(Row *row) {
    memset(row, 0, sizeof *row);
    row->card = FACE_DOWN;
    memcpy(row->shelf_free, SHELF_HEIGHTS, sizeof row->shelf_free);
    row->shelf_room = 12;
    memset(row->line_free, 2, sizeof row->line_free);
    row->line_room = 10;
    memset(row->path, NONE, sizeof row->path);
    row->garden_room = CHAIRS;
    memset(row->circle, NONE, sizeof row->circle);
    row->circle_room = CIRCLES;
    memset(row->queue, NONE, sizeof row->queue);
}

static void start(State *s, int64_t seats) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->phase = TO_PILE;
    s->turn = s->expelled = NONE;
    turn_down(&s->rows[0]);
    turn_down(&s->rows[1]);
    for (int seat = 0; seat < seats; seat++)
        s->guests[seat].hand = PAWNS;
    memset(s->deck, 1, sizeof s->deck);
    s->deck_size = CARDS;
}

static inline int64_t actor(const State *s) {
    switch (s->phase) {
    case TO_TURN: case TO_SEND: return s->turn;
    case FINISHED: return OVER;
    default: return CHANCE;
    }
}

static inline int64_t fill_row(const Row *row, int seat, int64_t *out, int64_t count, int64_t first) {
    if (row->card == FACE_DOWN)
        return count;
    for (int column = 0; column < SHELVES; column++)
        if (row->shelf_free[column] > 0)
            out[count++] = first + COLUMN + column;
    for (int line = 0; line < LINES; line++)
        if (row->line_free[line] > 0)
            out[count++] = first + LINE + line;
    if (row->path[seat] == NONE)
        out[count++] = first + PATH;
    if (row->garden_room > 0)
        out[count++] = first + TABLE;
    if (row->circle_room > 0)
        for (int cell = 0; cell < CIRCLES; cell++)
            if (row->circle[cell] != seat)
                out[count++] = first + (row->circle[cell] == NONE ? CIRCLE : EXPEL) + cell;
    if (row->queue[seat] == NONE)
        for (int place = 0; place <= row->queue_length; place++)
            out[count++] = first + QUEUE + place;
    return count;
}

static inline int64_t legal(const State *s, int64_t *out) {
    int64_t count = 0;
    if (s->phase == TO_SEND) {
        for (int cell = 0; cell < CIRCLES; cell++)
            if (s->rows[s->expelled_row].circle[cell] == NONE)
                out[count++] = SEND + cell;
        return count;
    }
    count = fill_row(&s->rows[0], s->turn, out, count, 0);
    return fill_row(&s->rows[1], s->turn, out, count, PER_ROW);
}

static inline bool is_piled(const State *s, int seat) {
    for (int i = s->seats - s->piled; i < s->seats; i++)
        if (s->order[i] == seat)
            return true;
    return false;
}

static inline int64_t draw(const State *s, Rng *rng) {
    if (s->phase == TO_ROLL)
        return ROLL + below(rng, FACES);
    int64_t i = 0;
    if (s->phase == TO_DRAW) {
        int64_t left = below(rng, s->deck_size);
        while (left > 0 || s->deck[i] == 0)
            left -= s->deck[i++];
        return DRAW + i;
    }
    int64_t left = below(rng, s->seats - s->piled);
    for (;; i++)
        if (!is_piled(s, i) && left-- == 0)
            return PILE + i;
}

static bool accepts(const Row *row, int seat) {
    return row->card != FACE_DOWN &&
           (row->garden_room > 0 || row->circle_room > 0 || row->shelf_room > 0 || row->line_room > 0 ||
            row->path[seat] == NONE || row->queue[seat] == NONE);
}

static bool comes_before(const State *s, const Row *row, int seat, int other, const int8_t *pawns) {
    if (pawns[seat] != pawns[other])
        return pawns[seat] > pawns[other];
    int line = 0, mine = 0, theirs = 0;
    for (; mine == 0 && theirs == 0 && line < LINES; line++) {
        mine = row->line[line][seat];
        theirs = row->line[line][other];
    }
    if (mine == 0 || theirs == 0)
        return mine > theirs;
    for (mine = theirs; mine == theirs && line < LINES; line++) {
        mine = row->line[line][seat];
        theirs = row->line[line][other];
    }
    (void)s;
    return mine > theirs;
}

static void tally(const State *s, const Row *row, int place, int8_t *pawns, int32_t *points) {
    switch (place) {
    case UPSTAIRS:
        for (int column = 0; column < SHELVES; column++)
            for (int cell = row->shelf_free[column]; cell < SHELF_HEIGHTS[column]; cell++) {
                int seat = row->shelf[column][cell];
                pawns[seat]++;
                points[seat] += SHELF_POINTS[cell - row->shelf_free[column]];
            }
        break;
    case LOUNGE:
        for (int line = 0; line < LINES; line++)
            for (int seat = 0; seat < s->seats; seat++)
                pawns[seat] += row->line[line][seat];
        break;
    case GROUND:
        for (int seat = 0; seat < s->seats; seat++)
            if (row->path[seat] != NONE) {
                pawns[seat] = 1;
                points[seat] = PATH_POINTS[row->path[seat]];
            }
        break;
    case GARDEN:
        for (int seat = 0; seat < s->seats; seat++)
            if (row->garden[seat] > 0) {
                pawns[seat] = row->garden[seat];
                points[seat] = CHAIRS - row->garden_room;
            }
        break;
    case PETANQUE:
        for (int cell = 0; cell < CIRCLES; cell++)
            if (row->circle[cell] != NONE) {
                pawns[row->circle[cell]]++;
                points[row->circle[cell]] += CIRCLE_POINTS[cell];
            }
        break;
    default:
        for (int seat = 0; seat < s->seats; seat++)
            if (row->queue[seat] != NONE) {
                pawns[seat] = 1;
                points[seat] = QUEUE_POINTS[row->queue[seat]];
            }
    }
}

static int lounge_points(const State *s, const Row *row, int seat, const int8_t *pawns, int worth) {
    for (int other = 0; other < s->seats; other++)
        if (comes_before(s, row, other, seat, pawns))
            return 0;
    return worth;
}

static void score_row(State *s) {
    Row *row = &s->rows[s->scored % 2];
    int factor = s->scored == LAPS - 1 ? 2 : 1;
    for (int place = 0; place < PLACES; place++) {
        int8_t pawns[SEATS] = {0};
        int32_t points[SEATS] = {0};
        tally(s, row, place, pawns, points);
        int sign = SIGNS[row->card][place], die = row->dice[place];
        for (int seat = 0; seat < s->seats; seat++) {
            Guest *guest = &s->guests[seat];
            int written;
            if (pawns[seat] == 0) {
                written = -MALUS[place];
                guest->ticks++;
            } else if (place == LOUNGE) {
                written = lounge_points(s, row, seat, pawns, sign * (die + BONUS));
            } else {
                written = sign * (die + points[seat]);
            }
            guest->sheet[s->scored * PLACES + place] = factor * written;
            guest->hand += pawns[seat];
        }
    }
    turn_down(row);
    s->scored++;
}

static void move_in_order(State *s) {
    int seat = s->order[0], clock = s->guests[seat].clock, i = 1;
    for (; i < s->seats && s->guests[s->order[i]].clock < clock; i++)
        s->order[i - 1] = s->order[i];
    s->order[i - 1] = seat;
}

static inline bool reaches_new_leg(const State *s, int seat) {
    return s->opened < LAPS && s->guests[seat].clock >= s->opened * PERIODS;
}

static void settle(State *s) {
    for (;;) {
        int seat = s->order[0], clock = s->guests[seat].clock;
        if (s->opened - s->scored >= 2 && (s->forced || clock >= (s->scored + 1) * PERIODS))
            score_row(s);
        s->forced = false;
        if (clock == END) {
            score_row(s);
            s->turn = NONE;
            s->phase = FINISHED;
            return;
        }
        if (s->guests[seat].hand > 0 && (accepts(&s->rows[0], seat) || accepts(&s->rows[1], seat))) {
            s->turn = seat;
            s->phase = TO_TURN;
            return;
        }
        s->guests[seat].clock = (clock / PERIODS + 1) * PERIODS;
        move_in_order(s);
        s->forced = true;
        if (reaches_new_leg(s, seat)) {
            s->phase = TO_DRAW;
            return;
        }
    }
}

static void pay(State *s, int cost) {
    Guest *guest = &s->guests[s->turn];
    guest->clock += cost;
    if (guest->clock > END) {
        int missing = guest->clock - END;
        guest->penalty = missing * (missing + 1) / 2;
        guest->clock = END;
    }
    move_in_order(s);
    if (reaches_new_leg(s, s->turn))
        s->phase = TO_DRAW;
    else
        settle(s);
}

static inline void place(State *s, int action) {
    int which = action >= PER_ROW, spot = action - which * PER_ROW, seat = s->turn, cost;
    Row *row = &s->rows[which];
    s->guests[seat].hand--;
    if (spot < LINE) {
        cost = SHELF_COSTS[spot];
        row->shelf[spot][--row->shelf_free[spot]] = seat;
        row->shelf_room--;
    } else if (spot < PATH) {
        cost = LINE_COSTS[spot - LINE];
        row->line[spot - LINE][seat]++;
        row->line_free[spot - LINE]--;
        row->line_room--;
    } else if (spot == PATH) {
        cost = PATH_COSTS[row->path_taken];
        row->path[seat] = row->path_taken++;
    } else if (spot == TABLE) {
        cost = 1 + row->garden_players;
        row->garden_players += row->garden[seat]++ == 0;
        row->garden_room--;
    } else if (spot < QUEUE) {
        cost = CIRCLE_COSTS[spot - CIRCLE];
        row->circle[spot - CIRCLE] = seat;
        row->circle_room--;
    } else if (spot < EXPEL) {
        int in_queue = spot - QUEUE;
        cost = 1 + row->queue_length - in_queue;
        for (int other = 0; other < s->seats; other++)
            row->queue[other] += row->queue[other] >= in_queue;
        row->queue[seat] = in_queue;
        row->queue_length++;
    } else {
        s->expelled_row = which;
        s->expelled_cell = spot - EXPEL;
        s->expelled = row->circle[spot - EXPEL];
        row->circle[spot - EXPEL] = seat;
        s->phase = TO_SEND;
        return;
    }
    pay(s, cost);
}

static void pile(State *s, int seat) {
    s->order[s->seats - ++s->piled] = seat;
    if (s->piled < s->seats - 1)
        return;
    int last = 0;
    while (is_piled(s, last))
        last++;
    s->order[s->seats - ++s->piled] = last;
    s->phase = TO_DRAW;
}

static inline void advance(State *s, int64_t action) {
    switch (s->phase) {
    case TO_TURN:
        place(s, action);
        break;
    case TO_ROLL:
        s->rows[(s->opened - 1) % 2].dice[s->rolled++] = action - ROLL + 1;
        if (s->rolled == PLACES)
            settle(s);
        break;
    case TO_DRAW:
        s->deck[action - DRAW] = 0;
        s->deck_size--;
        s->rows[s->opened++ % 2].card = action - DRAW;
        s->rolled = 0;
        s->phase = TO_ROLL;
        break;
    case TO_SEND: {
        Row *row = &s->rows[s->expelled_row];
        row->circle[action - SEND] = s->expelled;
        row->circle_room--;
        s->expelled = NONE;
        pay(s, CIRCLE_COSTS[s->expelled_cell] + SURCHARGE);
        break;
    }
    default:
        pile(s, action - PILE);
    }
}

static int64_t score(const State *s, int64_t seat) {
    const Guest *guest = &s->guests[seat];
    int cells = s->scored * PLACES, total = -guest->penalty;
    for (int cell = 0; cell < cells; cell++) {
        int before = 0;
        for (int other = 0; other < cells; other++)
            before += guest->sheet[other] > guest->sheet[cell] ||
                      (guest->sheet[other] == guest->sheet[cell] && other < cell);
        total += before >= guest->ticks ? guest->sheet[cell] : 0;
    }
    return total;
}

#include "rollouts.h"
