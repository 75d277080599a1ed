/* Mark as a hand-written state machine: the house edition with its default options. */
#include "chance.h"

#define SEATS 4
#define COLOURS 5
#define COLUMNS 4
#define ROWS 5
#define CELLS 5
#define FACES 6
#define SYMBOL 5
#define PIECES 8
#define MONEY 30
#define FEE 5
#define FREE 2
#define ROLL_LIMIT 600
#define END_ROWS 5
#define MOST_LEGAL 1024

enum { TAKE = 0, MOVE = 20, SELL = 70, LOT = 170, PLACE = 175, RETURN = 179, ROLL = 187, BID = 223 };
enum { TO_RETURN, TO_ROLL, TO_LOT, TO_BID, TO_PLACE, TO_ACT, FINISHED };

static const int8_t PRICES[ROWS][CELLS] = {
    {5, 6, 7, 8, 9}, {6, 8, 10, 12, 14}, {6, 9, 12, 15, 18}, {6, 10, 14, 18, 22}, {7, 12, 17, 22, 27},
};

typedef struct {
    int8_t cells[2][COLUMNS], count[2];
    int32_t money, bid;
} Company;

typedef struct {
    int32_t seats, phase, roller, rolls, star, hammer, actions_left, lot, bidder, full;
    int32_t last_roller, last_colour, last_winner, last_bids[SEATS];
    bool delivered;
    int8_t bank[COLOURS], row_of[COLOURS], colour_of[ROWS], sold[ROWS];
    Company companies[SEATS];
} State;

static void start(State *s, int64_t seats) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->phase = TO_ROLL;
    s->star = s->hammer = s->lot = s->bidder = s->last_roller = s->last_colour = s->last_winner = NONE;
    memset(s->bank, PIECES, sizeof s->bank);
    memset(s->row_of, NONE, sizeof s->row_of);
    memset(s->colour_of, NONE, sizeof s->colour_of);
    for (int seat = 0; seat < seats; seat++) {
        memset(s->companies[seat].cells, NONE, sizeof s->companies[seat].cells);
        s->companies[seat].money = MONEY;
        s->companies[seat].bid = NONE;
    }
}

static inline int64_t actor(const State *s) {
    switch (s->phase) {
    case TO_ROLL: return CHANCE;
    case TO_BID: return s->bidder;
    case TO_PLACE: return s->last_winner;
    case FINISHED: return OVER;
    default: return s->roller;
    }
}

static inline bool vacant(const Company *company, int row, int column) {
    return column >= 0 && column < COLUMNS && company->cells[row][column] == NONE;
}

static inline int64_t fill_vacant(const Company *company, int64_t base, int64_t *out, int64_t count) {
    for (int column = 0; column < COLUMNS; column++)
        if (company->cells[0][column] == NONE)
            out[count++] = base + column;
    return count;
}

static inline int64_t fill_colour(const State *s, int colour, int64_t *out, int64_t count) {
    const Company *company = &s->companies[s->roller];
    if (s->bank[colour] > 0)
        count = fill_vacant(company, TAKE + colour * COLUMNS, out, count);
    for (int column = 0; column < COLUMNS; column++) {
        if (company->cells[0][column] == colour)
            for (int to = column - 1; to <= column + 1; to++)
                if (vacant(company, 1, to))
                    out[count++] = MOVE + colour * 10 + column * 2 + to;
        if (company->cells[1][column] == colour)
            for (int row = 0; row < ROWS; row++)
                if (s->row_of[colour] == NONE ? s->colour_of[row] == NONE : s->row_of[colour] == row)
                    out[count++] = SELL + (colour * COLUMNS + column) * ROWS + row;
    }
    return count;
}

static inline int surplus_row(const State *s) {
    const Company *company = &s->companies[s->roller];
    return company->count[0] > FREE ? 0 : company->count[1] > FREE ? 1 : NONE;
}

static inline int64_t legal(const State *s, int64_t *out) {
    int64_t count = 0;
    switch (s->phase) {
    case TO_ACT:
        if (s->star == SYMBOL) {
            for (int colour = 0; colour < COLOURS; colour++)
                count = fill_colour(s, colour, out, count);
        } else {
            count = fill_colour(s, s->star, out, count);
            if (s->hammer != s->star)
                count = fill_colour(s, s->hammer, out, count);
        }
        return count;
    case TO_BID:
        for (; count <= s->companies[s->bidder].money; count++)
            out[count] = BID + count;
        return count;
    case TO_PLACE:
        return fill_vacant(&s->companies[s->last_winner], PLACE, out, 0);
    case TO_RETURN: {
        int row = surplus_row(s);
        for (int column = 0; column < COLUMNS; column++)
            if (s->companies[s->roller].cells[row][column] != NONE)
                out[count++] = RETURN + row * COLUMNS + column;
        return count;
    }
    default:
        for (int colour = 0; colour < COLOURS; colour++)
            if (s->bank[colour] > 0)
                out[count++] = LOT + colour;
        return count;
    }
}

static inline int64_t draw(const State *s, Rng *rng) {
    (void)s;
    return ROLL + below(rng, FACES * FACES);
}

static inline void put(Company *company, int row, int column, int colour) {
    company->cells[row][column] = colour;
    company->count[row]++;
}

static inline int lift(Company *company, int row, int column) {
    int colour = company->cells[row][column];
    company->cells[row][column] = NONE;
    company->count[row]--;
    return colour;
}

static inline void await_roll(State *s) {
    s->lot = NONE;
    s->phase = s->rolls == ROLL_LIMIT ? FINISHED : TO_ROLL;
}

static inline bool can_use(const State *s, int colour) {
    const Company *company = &s->companies[s->roller];
    if (s->bank[colour] > 0 && company->count[0] < COLUMNS)
        return true;
    for (int column = 0; column < COLUMNS; column++) {
        if (company->cells[1][column] == colour)
            return true;
        if (company->cells[0][column] == colour &&
            (vacant(company, 1, column) || vacant(company, 1, column - 1) || vacant(company, 1, column + 1)))
            return true;
    }
    return false;
}

static inline bool can_act(const State *s) {
    if (s->star != SYMBOL)
        return can_use(s, s->star) || can_use(s, s->hammer);
    for (int colour = 0; colour < COLOURS; colour++)
        if (can_use(s, colour))
            return true;
    return false;
}

static inline void await_action(State *s) {
    if (s->actions_left > 0 && can_act(s)) {
        s->phase = TO_ACT;
        return;
    }
    s->actions_left = 0;
    s->roller = s->roller + 1 == s->seats ? 0 : s->roller + 1;
    Company *company = &s->companies[s->roller];
    int owed = FEE * ((company->count[0] > FREE) + (company->count[1] > FREE));
    if (company->money >= owed) {
        company->money -= owed;
        await_roll(s);
    } else {
        s->phase = TO_RETURN;
    }
}

static void close_colour(State *s, int colour) {
    s->bank[colour] = 0;
    for (int seat = 0; seat < s->seats; seat++)
        for (int row = 0; row < 2; row++)
            for (int column = 0; column < COLUMNS; column++)
                if (s->companies[seat].cells[row][column] == colour)
                    lift(&s->companies[seat], row, column);
    if (s->full == END_ROWS) {
        s->actions_left = 0;
        s->phase = FINISHED;
    }
}

static inline void act(State *s, int action) {
    Company *company = &s->companies[s->roller];
    s->actions_left--;
    if (action < MOVE) {
        s->bank[action / COLUMNS]--;
        put(company, 0, action % COLUMNS, action / COLUMNS);
    } else if (action < SELL) {
        int way = (action - MOVE) % 10, column = (way + 1) / 3;
        put(company, 1, way - column * 2, lift(company, 0, column));
    } else {
        int row = (action - SELL) % ROWS, colour = lift(company, 1, (action - SELL) / ROWS % COLUMNS);
        s->row_of[colour] = row;
        s->colour_of[row] = colour;
        company->money += PRICES[row][s->sold[row]++];
        if (s->sold[row] == CELLS) {
            s->full++;
            close_colour(s, colour);
        }
    }
    if (s->full < END_ROWS)
        await_action(s);
}

static inline void open_auction(State *s, int colour) {
    if (s->bank[colour] == 0) {
        await_roll(s);
        return;
    }
    s->lot = colour;
    s->bidder = s->roller;
    s->phase = TO_BID;
}

static inline void roll(State *s, int faces) {
    s->rolls++;
    s->star = faces / FACES;
    s->hammer = faces % FACES;
    if (s->hammer != SYMBOL) {
        s->actions_left = s->star == s->hammer ? 2 : 1;
        await_action(s);
    } else if (s->star != SYMBOL) {
        open_auction(s, s->star);
    } else {
        int pieces = 0;
        for (int colour = 0; colour < COLOURS; colour++)
            pieces += s->bank[colour];
        if (pieces == 0)
            await_roll(s);
        else
            s->phase = TO_LOT;
    }
}

static inline void bid(State *s, int amount) {
    s->companies[s->bidder].bid = amount;
    s->bidder = s->bidder + 1 == s->seats ? 0 : s->bidder + 1;
    if (s->bidder != s->roller)
        return;
    s->bidder = NONE;
    s->last_roller = s->roller;
    s->last_colour = s->lot;
    s->last_winner = NONE;
    int best = 0;
    for (int k = 0; k < s->seats; k++) {
        int seat = s->roller + k < s->seats ? s->roller + k : s->roller + k - s->seats;
        s->last_bids[seat] = s->companies[seat].bid;
        s->companies[seat].bid = NONE;
        if (s->last_bids[seat] > best) {
            best = s->last_bids[seat];
            s->last_winner = seat;
        }
    }
    s->delivered = false;
    if (s->last_winner != NONE) {
        s->companies[s->last_winner].money -= best;
        s->delivered = s->companies[s->last_winner].count[0] < COLUMNS;
    }
    if (s->delivered)
        s->phase = TO_PLACE;
    else
        await_roll(s);
}

static inline void advance(State *s, int64_t action) {
    switch (s->phase) {
    case TO_ROLL:
        roll(s, action - ROLL);
        break;
    case TO_ACT:
        act(s, action);
        break;
    case TO_BID:
        bid(s, action - BID);
        break;
    case TO_PLACE:
        s->bank[s->lot]--;
        put(&s->companies[s->last_winner], 0, action - PLACE, s->lot);
        await_roll(s);
        break;
    case TO_RETURN: {
        int cell = action - RETURN;
        s->bank[lift(&s->companies[s->roller], cell / COLUMNS, cell % COLUMNS)]++;
        if (surplus_row(s) == NONE)
            await_roll(s);
        break;
    }
    default:
        open_auction(s, action - LOT);
    }
}

static int64_t score(const State *s, int64_t seat) { return s->companies[seat].money; }

#include "rollouts.h"
