/* Maillot Jaune as a hand-written state machine: the house edition with its default options. */
#include "chance.h"

#define RIDERS 9
#define COLUMNS 28
#define CHANGE 14
#define LANES 4
#define WIDTH (LANES + 2)
#define ENERGY 6
#define FORM 20
#define RISK 4
#define LIMIT 40
#define STAGES 3
#define PUNCTURE (-1)
#define EVERYWHERE ((UINT64_C(1) << 61) - 1)
#define ON_ROAD ((UINT64_C(2) << COLUMNS) - 2)
#define FIRST_TERRAIN ((UINT64_C(2) << CHANGE) - 1)
#define MOST_LEGAL 256

enum { PICK = 0, TOW = 9, SHIFT, ALONE, STAY, PACT, ACCEPT = 22, REFUSE, FINISH, ASSIST, DECLINE = 34, FIRST = 35 };
enum { DICE = 53, BREAK = 74, TO = BREAK + (ENERGY + 1) * (RISK + 1) };
enum { TO_FIRST, TO_PICK, TO_WAKE, TO_ANSWER, TO_TOW_DICE, TO_BREAK, TO_DICE, TO_MOVE, TO_ASSIST, FINISHED };
enum { RIDING, ACROSS, OUT };
enum { NOTHING, FLAT, HELPED };
enum { FREE, TOWING, SHIFTING, LEADING, PAIRED };

static const int8_t TERRAINS[STAGES][2] = {{0, 1}, {1, 2}, {2, 0}};
static const int8_t STARS[RIDERS][3] = {
    {2, 3, 1}, {3, 2, 1}, {2, 1, 3}, {1, 3, 2}, {1, 3, 2}, {3, 1, 2}, {3, 1, 2}, {2, 1, 3}, {2, 1, 3},
};
static const int8_t PRICES[21][RISK + 1] = {
    {0, 0, 1, 2, 3}, {0, 3, 4, 5, 6}, {0, 2, 3, 4, 5}, {0, 3, 4, 5, 6}, {0, 2, 3, 4, 5}, {0, 0, 0, 0, 0},
    {0, 0, 0, 0, 1}, {0, 3, 4, 5, 6}, {0, 2, 3, 4, 5}, {0, 0, 0, 0, 0}, {0, 2, 3, 4, 5}, {-1, -1, -1, -1, -1},
    {0, 0, 0, 0, 0}, {0, 2, 3, 4, 5}, {0, 3, 4, 5, 6}, {-1, -1, -1, -1, -1}, {0, 3, 4, 5, 6}, {0, 0, 0, 1, 2},
    {-1, -1, -1, -1, -1}, {0, 4, 5, 6, 7}, {0, 0, 1, 2, 3},
};
static const int8_t THROWS[36] = {
    0, 1, 2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 2, 7, 11, 12, 13, 14, 3, 8, 12, 15, 16, 17, 4, 9, 13, 16, 18, 19, 5, 10,
    14, 17, 19, 20,
};
static const int8_t IN_ALL[RIDERS + 1] = {0, 0, 6, 6, 8, 5, 6, 7, 8, 9};

typedef struct {
    int8_t seat, pick, start, status, col, lane, energy, form, misses, first_no, second_no, round, over, sprint;
    int8_t crossed, left_stage, left, last_place;
    int16_t time, places;
} Rider;

typedef struct {
    int8_t rider, way, partner, asked, asked_next, safe, risk;
    bool punctured;
    uint16_t refusals;
} Turn;

typedef struct {
    int32_t seats, phase, first, picked, all, stage, round, crossings, departures, completed, next, end;
    bool decided;
    Turn turn;
    int8_t queue[RIDERS];
    Rider riders[RIDERS];
    int8_t cells[COLUMNS + 1][WIDTH];
    uint64_t taken[WIDTH];
    uint8_t results[STAGES][RIDERS][2];
} State;

typedef struct {
    uint64_t lanes[WIDTH];
    int to_col, from_col;
} Reach;

static void start(State *s, int64_t seats) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->phase = TO_FIRST;
    s->first = NONE;
    s->all = IN_ALL[seats];
    memset(s->cells, NONE, sizeof s->cells);
    for (int i = 0; i < RIDERS; i++)
        s->riders[i].seat = s->riders[i].first_no = s->riders[i].second_no = NONE;
}

static inline int picker(const State *s) {
    int turn = s->picked % s->seats;
    if (s->picked / s->seats % 2 == 1)
        turn = s->seats - 1 - turn;
    return (s->first + turn) % s->seats;
}

static inline int64_t actor(const State *s) {
    switch (s->phase) {
    case TO_FIRST: case TO_DICE: case TO_TOW_DICE: return CHANCE;
    case FINISHED: return OVER;
    case TO_PICK: return picker(s);
    case TO_ANSWER: return s->riders[s->turn.partner].seat;
    case TO_ASSIST: return s->riders[s->turn.asked].seat;
    default: return s->riders[s->turn.rider].seat;
    }
}

/* -- the road --------------------------------------------------------------------------------- */

static inline void put(State *s, int number, int col, int lane) {
    s->riders[number].col = col;
    s->riders[number].lane = lane;
    s->cells[col][lane] = number;
    s->taken[lane] |= UINT64_C(1) << col;
}

static inline void lift(State *s, int number) {
    Rider *rider = &s->riders[number];
    if (rider->col > 0) {
        s->cells[rider->col][rider->lane] = NONE;
        s->taken[rider->lane] ^= UINT64_C(1) << rider->col;
    }
}

static inline int stars_at(const State *s, int number, int col) {
    return STARS[number][TERRAINS[s->stage - 1][col >= CHANGE]];
}

static inline void ride_on(Reach *reach, const uint64_t *open, int steps, uint64_t columns) {
    for (; steps > 0; steps--) {
        uint64_t left = 0, here = reach->lanes[1];
        for (int lane = 1; lane <= LANES; lane++) {
            uint64_t right = reach->lanes[lane + 1], near = left | here | right;
            reach->lanes[lane] = (near | near << 1) & open[lane] & columns;
            left = here;
            here = right;
        }
    }
}

static void ride(const State *s, Reach *reach, int number, int way, int extra) {
    const Rider *rider = &s->riders[number];
    int col = rider->col, stars = stars_at(s, number, col);
    uint64_t own = UINT64_C(1) << col, full = EVERYWHERE, open[WIDTH];
    reach->from_col = col;
    reach->to_col = col + stars + extra;
    reach->lanes[0] = reach->lanes[WIDTH - 1] = 0;
    for (int lane = 1; lane <= LANES; lane++)
        full &= s->taken[lane];
    full &= ~own;
    for (int lane = 1; lane <= LANES; lane++) {
        reach->lanes[lane] = own & 1;
        open[lane] = EVERYWHERE ^ (s->taken[lane] ^ full);
    }
    if (col > 0) {
        reach->lanes[rider->lane] = own;
        open[rider->lane] |= own;
    }
    if (way == TOWING || way == SHIFTING) {
        uint64_t landing = way == TOWING ? own << 1 : own;
        for (int lane = rider->lane - 1; lane <= rider->lane + 1; lane++)
            if (lane >= 1 && lane <= LANES)
                reach->lanes[lane] = landing & open[lane];
        if (way == SHIFTING)
            reach->lanes[rider->lane] = 0;
        stars--;
    }
    ride_on(reach, open, stars, col < CHANGE ? FIRST_TERRAIN : EVERYWHERE);
    ride_on(reach, open, extra, EVERYWHERE);
}

static inline uint64_t ends(const State *s, const Reach *reach, int lane) {
    return reach->lanes[lane] & ON_ROAD & ~s->taken[lane];
}

static inline bool ends_on(const State *s, const Reach *reach, int col, int lane) {
    return ends(s, reach, lane) >> col & 1;
}

static inline int over_line(const Reach *reach) {
    uint64_t run_out = 0;
    if (reach->to_col <= COLUMNS)
        return 0;
    for (int lane = 1; lane <= LANES; lane++)
        run_out |= reach->lanes[lane] >> COLUMNS;
    return run_out > 1 ? 63 - __builtin_clzll(run_out) : 0;
}

static inline bool can_ride(const State *s, int number, int way) {
    Reach reach;
    uint64_t any = 0;
    ride(s, &reach, number, way, 0);
    for (int lane = 1; lane <= LANES; lane++)
        any |= ends(s, &reach, lane);
    return any || over_line(&reach) > 0;
}

/* -- pacts ------------------------------------------------------------------------------------ */

static bool suits(State *s, const Reach *lead, int number, int partner, int col, int lane) {
    if (!ends_on(s, lead, col, lane))
        return false;
    int home_col = s->riders[number].col, home_lane = s->riders[number].lane;
    Reach mate;
    lift(s, number);
    put(s, number, col, lane);
    ride(s, &mate, partner, FREE, s->riders[partner].energy);
    bool beside = ends_on(s, &mate, col, lane - 1) || ends_on(s, &mate, col, lane + 1);
    lift(s, number);
    put(s, number, home_col, home_lane);
    return beside;
}

static bool pact_possible(State *s, int number, int partner, int extra) {
    Reach lead;
    ride(s, &lead, number, FREE, extra);
    for (int col = s->riders[number].col + 1; col <= COLUMNS; col++)
        for (int lane = 1; lane <= LANES; lane++)
            if (suits(s, &lead, number, partner, col, lane))
                return true;
    return false;
}

/* -- choices ---------------------------------------------------------------------------------- */

static inline bool is_waiting(const State *s, int number) {
    if (s->riders[number].misses != NOTHING)
        return false;
    for (int i = s->next; i < s->end; i++)
        if (s->queue[i] == number)
            return true;
    return false;
}

static inline bool is_followed(const State *s, int number) {
    const Rider *rider = &s->riders[number];
    if (rider->col <= 1)
        return false;
    int follower = s->cells[rider->col - 1][rider->lane];
    return follower != NONE && is_waiting(s, follower);
}

static int partner_on(State *s, int number, int side) {
    const Rider *rider = &s->riders[number];
    if (rider->col <= 1)
        return NONE;
    int partner = s->cells[rider->col][rider->lane + side];
    if (partner == NONE || s->turn.refusals >> partner & 1 || !is_waiting(s, partner))
        return NONE;
    if (!is_followed(s, number) && !is_followed(s, partner))
        return NONE;
    return pact_possible(s, number, partner, rider->energy) ? partner : NONE;
}

static inline bool has_wake(State *s, int number) {
    return is_followed(s, number) || partner_on(s, number, -1) != NONE || partner_on(s, number, 1) != NONE;
}

static int64_t fill_wake(State *s, int64_t *out) {
    int number = s->turn.rider;
    int64_t count = 0;
    if (is_followed(s, number)) {
        out[count++] = STAY;
        if (can_ride(s, number, TOWING))
            out[count++] = TOW;
        if (can_ride(s, number, SHIFTING))
            out[count++] = SHIFT;
    }
    if (count <= 1)
        out[count++] = ALONE;
    for (int side = -1; side <= 1; side += 2) {
        int partner = partner_on(s, number, side);
        if (partner != NONE)
            out[count++] = PACT + partner;
    }
    return count;
}

static inline bool ends_beside(const State *s, const Reach *reach, int side) {
    const Rider *first = &s->riders[s->turn.partner];
    return ends_on(s, reach, first->col, first->lane + side);
}

static int least_safe(State *s, int number) {
    int safe = 0;
    for (; safe <= s->riders[number].energy; safe++) {
        Reach reach;
        if (s->turn.way == LEADING) {
            if (pact_possible(s, number, s->turn.partner, safe))
                break;
            continue;
        }
        ride(s, &reach, number, FREE, safe);
        if (ends_beside(s, &reach, -1) || ends_beside(s, &reach, 1))
            break;
    }
    return safe;
}

static int64_t fill_breaks(State *s, int64_t *out) {
    const Rider *rider = &s->riders[s->turn.rider];
    bool in_pact = s->turn.way == LEADING || s->turn.way == PAIRED, bold = !s->turn.punctured && !in_pact;
    int64_t count = 0;
    for (int safe = in_pact ? least_safe(s, s->turn.rider) : 0; safe <= rider->energy; safe++) {
        int most = bold && rider->energy - safe + rider->form > 0 ? RISK : 0;
        for (int risk = 0; risk <= most; risk++)
            out[count++] = BREAK + safe * (RISK + 1) + risk;
    }
    return count;
}

static inline int extra_cells(const Turn *turn) { return turn->punctured ? turn->safe : turn->safe + turn->risk; }

static inline int cell_action(int col, int lane) { return TO + (col - 1) * LANES + lane - 1; }

static int64_t fill_moves(State *s, int64_t *out) {
    int number = s->turn.rider, way = s->turn.way;
    int64_t count = 0;
    Reach reach;
    ride(s, &reach, number, way, extra_cells(&s->turn));
    if (way == LEADING) {
        for (int col = s->riders[number].col + 1; col <= COLUMNS; col++)
            for (int lane = 1; lane <= LANES; lane++)
                if (suits(s, &reach, number, s->turn.partner, col, lane))
                    out[count++] = cell_action(col, lane);
        return count;
    }
    if (way == PAIRED) {
        const Rider *first = &s->riders[s->turn.partner];
        for (int side = -1; side <= 1; side += 2)
            if (ends_beside(s, &reach, side))
                out[count++] = cell_action(first->col, first->lane + side);
        return count;
    }
    if (way == FREE)
        out[count++] = STAY;
    if (over_line(&reach) > 0)
        out[count++] = FINISH;
    for (int lane = 1; lane <= LANES; lane++)
        for (uint64_t left = ends(s, &reach, lane); left; left &= left - 1)
            out[count++] = cell_action(__builtin_ctzll(left), lane);
    return count;
}

static inline int flat_beside(const State *s, int number, int side) {
    const Rider *rider = &s->riders[number];
    int other = s->cells[rider->col][rider->lane + side];
    if (other == NONE || s->riders[other].misses != FLAT || s->riders[other].first_no == number ||
        s->riders[other].second_no == number)
        return NONE;
    return other;
}

static inline int64_t legal(State *s, int64_t *out) {
    int64_t count = 0;
    switch (s->phase) {
    case TO_MOVE:
        return fill_moves(s, out);
    case TO_BREAK:
        return fill_breaks(s, out);
    case TO_WAKE:
        return fill_wake(s, out);
    case TO_ASSIST:
        out[count++] = DECLINE;
        if (s->turn.punctured) {
            out[count++] = ASSIST + s->turn.rider;
            return count;
        }
        for (int side = -1; side <= 1; side += 2) {
            int other = flat_beside(s, s->turn.rider, side);
            if (other != NONE)
                out[count++] = ASSIST + other;
        }
        return count;
    case TO_PICK:
        for (int number = 0; number < RIDERS; number++)
            if (s->riders[number].seat == NONE)
                out[count++] = PICK + number;
        return count;
    default:
        out[0] = ACCEPT;
        out[1] = REFUSE;
        return 2;
    }
}

static inline int64_t draw(const State *s, Rng *rng) {
    return s->phase == TO_FIRST ? FIRST + below(rng, s->seats) : DICE + THROWS[below(rng, 36)];
}

/* -- standings -------------------------------------------------------------------------------- */

static inline bool is_further(const Rider *rider, const Rider *other) {
    if (rider->col != other->col)
        return rider->col > other->col;
    if (rider->lane != other->lane)
        return rider->lane < other->lane;
    return rider->start < other->start;
}

static inline bool crossed_before(const Rider *rider, const Rider *other) {
    if (rider->round != other->round)
        return rider->round < other->round;
    if (rider->sprint != other->sprint)
        return rider->sprint > other->sprint;
    return rider->crossed < other->crossed;
}

static bool leads(const Rider *rider, const Rider *other) {
    if (rider->status == OUT || other->status == OUT) {
        if (rider->status != other->status)
            return other->status == OUT;
        if (rider->left_stage != other->left_stage)
            return rider->left_stage > other->left_stage;
        return rider->col != other->col ? rider->col > other->col : rider->left > other->left;
    }
    if (rider->time != other->time)
        return rider->time < other->time;
    if (rider->places != other->places)
        return rider->places < other->places;
    if (rider->last_place != other->last_place)
        return rider->last_place < other->last_place;
    if (rider->status != other->status)
        return rider->status == ACROSS;
    return rider->status == ACROSS ? crossed_before(rider, other) : is_further(rider, other);
}

static int place(const State *s, int number) {
    int found = 1;
    for (int other = 0; other < RIDERS; other++)
        found += s->riders[other].seat != NONE && leads(&s->riders[other], &s->riders[number]);
    return found;
}

static bool one_side_left(const State *s) {
    int side = NONE;
    for (int number = 0; number < RIDERS; number++) {
        const Rider *rider = &s->riders[number];
        if (rider->seat == NONE || rider->status == OUT)
            continue;
        if (side != NONE && side != rider->seat)
            return false;
        side = rider->seat;
    }
    return true;
}

/* -- what happens ----------------------------------------------------------------------------- */

static inline void play_on(Rider *rider) {
    rider->misses = NOTHING;
    rider->first_no = rider->second_no = NONE;
}

static void fill_queue(State *s) {
    s->next = s->end = 0;
    for (int number = 0; number < RIDERS; number++) {
        const Rider *rider = &s->riders[number];
        if (rider->seat == NONE || rider->status != RIDING)
            continue;
        int i = s->end++;
        for (; i > 0 && is_further(rider, &s->riders[s->queue[i - 1]]); i--)
            s->queue[i] = s->queue[i - 1];
        s->queue[i] = number;
    }
}

static void line_up(State *s) {
    s->stage++;
    s->round = 1;
    s->crossings = 0;
    for (int number = 0; number < RIDERS; number++) {
        Rider *rider = &s->riders[number];
        if (rider->seat == NONE || rider->status == OUT)
            continue;
        rider->status = RIDING;
        rider->col = rider->lane = rider->round = rider->over = rider->sprint = rider->crossed = 0;
        rider->energy = ENERGY;
        play_on(rider);
    }
    fill_queue(s);
}

static void leave(State *s, int number) {
    Rider *rider = &s->riders[number];
    lift(s, number);
    rider->lane = 0;
    rider->left = ++s->departures;
    rider->left_stage = s->stage;
    rider->status = OUT;
    play_on(rider);
    s->decided = one_side_left(s);
}

static inline void begin_turn(State *s, int number) {
    s->turn = (Turn){.rider = number, .partner = NONE, .asked = NONE, .asked_next = NONE};
}

static void finish(State *s) {
    s->phase = FINISHED;
    s->next = s->end = 0;
    begin_turn(s, NONE);
}

static void end_stage(State *s) {
    int winner = 0;
    for (int number = 0; number < RIDERS; number++) {
        const Rider *rider = &s->riders[number];
        if (rider->seat != NONE && rider->status == ACROSS && (winner == 0 || rider->round < winner))
            winner = rider->round;
    }
    for (int number = 0; number < RIDERS; number++) {
        Rider *rider = &s->riders[number];
        if (rider->seat == NONE || rider->status != ACROSS)
            continue;
        int found = 1;
        for (int other = 0; other < RIDERS; other++)
            found += s->riders[other].seat != NONE && s->riders[other].status == ACROSS &&
                     crossed_before(&s->riders[other], rider);
        s->results[s->completed][number][0] = rider->round - winner;
        s->results[s->completed][number][1] = found;
        rider->time += rider->round - winner;
        rider->places += found;
        rider->last_place = found;
    }
    s->completed++;
    int8_t starts[RIDERS];
    for (int number = 0; number < RIDERS; number++)
        starts[number] = s->riders[number].seat != NONE && s->riders[number].status == ACROSS
                             ? place(s, number) - 1
                             : s->riders[number].start;
    for (int number = 0; number < RIDERS; number++)
        s->riders[number].start = starts[number];
    if (s->completed == STAGES || s->decided)
        finish(s);
    else
        line_up(s);
}

static void end_round(State *s) {
    fill_queue(s);
    if (s->round == LIMIT)
        while (s->next != s->end)
            leave(s, s->queue[--s->end]);
    if (s->next == s->end)
        end_stage(s);
    else
        s->round++;
}

static void next_turn(State *s) {
    while (s->phase != FINISHED) {
        if (s->decided) {
            finish(s);
        } else if (s->next == s->end) {
            end_round(s);
        } else {
            int number = s->queue[s->next++];
            if (s->riders[number].misses == NOTHING) {
                begin_turn(s, number);
                s->phase = has_wake(s, number) ? TO_WAKE : TO_BREAK;
                return;
            }
            play_on(&s->riders[number]);
        }
    }
}

static inline void to_front(State *s, int number) {
    int i = s->next;
    while (s->queue[i] != number)
        i++;
    for (; i > s->next; i--)
        s->queue[i] = s->queue[i - 1];
    s->queue[i] = number;
}

static inline bool is_abreast(const State *s, const Rider *rider, int number) {
    return s->cells[rider->col][rider->lane - 1] == number || s->cells[rider->col][rider->lane + 1] == number;
}

static inline void forget_noes(State *s) {
    for (int number = 0; number < RIDERS; number++) {
        Rider *rider = &s->riders[number];
        if (rider->first_no == NONE)
            continue;
        if (rider->second_no != NONE && !is_abreast(s, rider, rider->second_no))
            rider->second_no = NONE;
        if (!is_abreast(s, rider, rider->first_no)) {
            rider->first_no = rider->second_no;
            rider->second_no = NONE;
        }
    }
}

static inline void hear_no(Rider *rider, int number) {
    if (rider->first_no == NONE)
        rider->first_no = number;
    else
        rider->second_no = number;
}

static inline void ask(Turn *turn, int number) {
    if (turn->asked == NONE)
        turn->asked = number;
    else
        turn->asked_next = number;
}

static void ask_for_help(State *s, int number) {
    const Rider *rider = &s->riders[number];
    if (rider->col == 0)
        return;
    if (!s->turn.punctured) {
        if (flat_beside(s, number, -1) != NONE || flat_beside(s, number, 1) != NONE)
            ask(&s->turn, number);
        return;
    }
    for (int side = -1; side <= 1; side += 2) {
        int other = s->cells[rider->col][rider->lane + side];
        if (other != NONE && s->riders[other].misses == NOTHING)
            ask(&s->turn, other);
    }
}

static void ask_or_end_turn(State *s, int number) {
    if (s->turn.asked != NONE) {
        s->phase = TO_ASSIST;
    } else if (s->turn.way == LEADING && s->riders[number].status == RIDING) {
        to_front(s, s->turn.partner);
        begin_turn(s, s->queue[s->next++]);
        s->turn.way = PAIRED;
        s->turn.partner = number;
        s->phase = TO_BREAK;
    } else {
        next_turn(s);
    }
}

static void end_move(State *s, int number) {
    Rider *rider = &s->riders[number];
    if (rider->status == RIDING && rider->energy == 0 && rider->form == 0)
        leave(s, number);
    forget_noes(s);
    if (rider->status == RIDING) {
        if (s->turn.punctured)
            rider->misses = FLAT;
        ask_for_help(s, number);
    }
    ask_or_end_turn(s, number);
}

static void cross(State *s, int number) {
    Rider *rider = &s->riders[number];
    Reach reach;
    ride(s, &reach, number, s->turn.way, extra_cells(&s->turn));
    rider->over = rider->sprint = over_line(&reach);
    rider->round = s->round;
    rider->status = ACROSS;
    rider->crossed = ++s->crossings;
    lift(s, number);
    rider->col = COLUMNS + rider->over;
    rider->lane = 0;
}

static void draw_string(State *s, int col, int lane) {
    int drawn = 0, follower;
    while ((follower = s->cells[col - drawn - 1][lane]) != NONE && is_waiting(s, follower)) {
        lift(s, follower);
        put(s, follower, col - drawn, lane);
        drawn++;
    }
    while (drawn > 0)
        to_front(s, s->cells[col - --drawn][lane]);
}

static inline void move(State *s, int action) {
    int number = s->turn.rider, col = s->riders[number].col, lane = s->riders[number].lane;
    if (action == FINISH) {
        cross(s, number);
    } else if (action != STAY) {
        lift(s, number);
        put(s, number, (action - TO) / LANES + 1, (action - TO) % LANES + 1);
    }
    if (s->turn.way == TOWING)
        draw_string(s, col, lane);
    end_move(s, number);
}

static inline void decide(State *s, int action) {
    Rider *rider = &s->riders[s->turn.rider];
    s->phase = TO_BREAK;
    switch (action) {
    case STAY:
        end_move(s, s->turn.rider);
        break;
    case SHIFT:
        s->turn.way = SHIFTING;
        break;
    case ALONE:
        s->turn.way = FREE;
        break;
    case TOW:
        s->turn.way = TOWING;
        if (rider->energy > 0)
            rider->energy--;
        else
            s->phase = TO_TOW_DICE;
        break;
    default:
        s->turn.partner = action - PACT;
        if (s->riders[s->turn.partner].seat == rider->seat)
            s->turn.way = LEADING;
        else
            s->phase = TO_ANSWER;
    }
}

static inline void throw_dice(State *s, int throw, int cells, int then) {
    Rider *rider = &s->riders[s->turn.rider];
    int price = PRICES[throw][cells];
    s->phase = then;
    if (price == PUNCTURE) {
        s->turn.punctured = true;
    } else if (price > rider->energy + rider->form) {
        rider->energy = rider->form = 0;
        leave(s, s->turn.rider);
        forget_noes(s);
        next_turn(s);
    } else if (price <= rider->energy) {
        rider->energy -= price;
    } else {
        rider->form -= price - rider->energy;
        rider->energy = 0;
    }
}

static void help(State *s, int action) {
    int helper = s->turn.asked;
    if (action == DECLINE) {
        if (s->turn.punctured)
            hear_no(&s->riders[s->turn.rider], helper);
        else
            for (int side = -1; side <= 1; side += 2) {
                int other = flat_beside(s, helper, side);
                if (other != NONE)
                    hear_no(&s->riders[other], helper);
            }
        s->turn.asked = s->turn.asked_next;
    } else {
        play_on(&s->riders[action - ASSIST]);
        s->riders[helper].misses = HELPED;
        s->turn.asked = NONE;
    }
    s->turn.asked_next = NONE;
    ask_or_end_turn(s, s->turn.rider);
}

static void enlist(State *s, int number) {
    int seat = picker(s), lap = s->picked / s->seats;
    Rider *rider = &s->riders[number];
    rider->seat = seat;
    rider->pick = lap + 1;
    rider->start = lap * s->seats + (seat - s->first + s->seats) % s->seats;
    rider->form = FORM;
    if (++s->picked == s->all) {
        line_up(s);
        next_turn(s);
    }
}

static inline void advance(State *s, int64_t action) {
    switch (s->phase) {
    case TO_MOVE:
        move(s, action);
        break;
    case TO_BREAK:
        s->turn.safe = (action - BREAK) / (RISK + 1);
        s->turn.risk = (action - BREAK) % (RISK + 1);
        s->riders[s->turn.rider].energy -= s->turn.safe;
        s->phase = s->turn.risk > 0 ? TO_DICE : TO_MOVE;
        break;
    case TO_DICE:
        throw_dice(s, action - DICE, s->turn.risk, TO_MOVE);
        break;
    case TO_WAKE:
        decide(s, action);
        break;
    case TO_ASSIST:
        help(s, action);
        break;
    case TO_ANSWER:
        if (action == ACCEPT) {
            s->turn.way = LEADING;
            s->phase = TO_BREAK;
        } else {
            s->turn.refusals |= 1 << s->turn.partner;
            s->turn.partner = NONE;
            s->phase = has_wake(s, s->turn.rider) ? TO_WAKE : TO_BREAK;
        }
        break;
    case TO_TOW_DICE:
        throw_dice(s, action - DICE, 1, TO_BREAK);
        break;
    case TO_PICK:
        enlist(s, action - PICK);
        break;
    default:
        s->first = action - FIRST;
        s->phase = TO_PICK;
    }
}

static int64_t score(const State *s, int64_t seat) {
    int best = s->all;
    for (int number = 0; number < RIDERS; number++)
        if (s->riders[number].seat == seat && place(s, number) < best)
            best = place(s, number);
    return s->all + 1 - best;
}

#include "rollouts.h"
