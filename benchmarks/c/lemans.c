/* 24 Heures as a hand-written state machine: the house edition with its default options. */
#include "chance.h"

#define SEATS 6
#define TYPES 16
#define ROUNDS 6
#define HIDDEN 5
#define LIMIT 3
#define MOST_LEGAL SEATS

enum { PLAY, PASS, TARGET, POLE = TARGET + SEATS, CARD = POLE + SEATS, DRAW = CARD + TYPES };
enum { TO_POLE, TO_DEAL, TO_TURN, TO_DRAW, TO_CARD, TO_TARGET, FINISHED };
enum { RACE, STAND, WEATHER, INCIDENT };
enum { YELLOW, BLUE, NO_COLOUR };

typedef struct {
    int8_t kind, colour, score, heat, yellow, blue, copies;
} Card;

static const Card CARDS[TYPES] = {
    {RACE, YELLOW, 1, 0, 1, 0, 6},  {RACE, YELLOW, 2, 0, 1, 0, 5}, {RACE, YELLOW, 3, 1, 1, 0, 4},
    {RACE, YELLOW, 4, 1, 1, 0, 2},  {RACE, YELLOW, 5, 2, 1, 0, 1}, {RACE, YELLOW, 6, 2, 1, 0, 1},
    {RACE, BLUE, 1, 0, 0, 1, 6},    {RACE, BLUE, 2, 0, 0, 1, 5},   {RACE, BLUE, 3, 1, 0, 1, 4},
    {RACE, BLUE, 4, 1, 0, 1, 2},    {RACE, BLUE, 5, 2, 0, 1, 1},   {RACE, BLUE, 6, 2, 0, 1, 1},
    {STAND, NO_COLOUR, 0, 0, 0, 0, 6},
    {WEATHER, YELLOW, -3, 0, 0, 0, 3},
    {WEATHER, BLUE, -3, 0, 0, 0, 3},
    {INCIDENT, NO_COLOUR, 0, 0, 0, 0, 2},
};
#define SIZE 52

typedef struct {
    int32_t hand, drawn, score, heat, tyres[3], total;
    bool incident, retired;
    int32_t laid, covered;
    uint8_t pile[SIZE];
} Car;

typedef struct {
    int32_t seats, phase, round, pole, starter, turn, passes, pending, racing, pool_size, aside;
    int32_t pool[TYPES];
    Car cars[SEATS];
    int32_t history[ROUNDS * SEATS];
} State;

static void start(State *s, int64_t seats) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->phase = TO_POLE;
    s->pole = s->starter = s->turn = s->pending = NONE;
}

static inline int64_t actor(const State *s) {
    switch (s->phase) {
    case TO_POLE: case TO_DEAL: case TO_DRAW: return CHANCE;
    case FINISHED: return OVER;
    default: return s->turn;
    }
}

static int most_tyres(const State *s, int colour) {
    int most = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (!s->cars[seat].retired && s->cars[seat].tyres[colour] > most)
            most = s->cars[seat].tyres[colour];
    return most;
}

static inline int64_t legal(const State *s, int64_t *out) {
    if (s->phase == TO_TURN) {
        out[0] = PLAY;
        out[1] = PASS;
        return 2;
    }
    if (s->phase == TO_CARD) {
        const Car *car = &s->cars[s->turn];
        out[0] = CARD + car->hand;
        out[1] = CARD + car->drawn;
        return car->hand == car->drawn ? 1 : 2;
    }
    const Card *card = &CARDS[s->pending];
    int needed = card->kind == WEATHER ? most_tyres(s, card->colour) : 0;
    int64_t count = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (!s->cars[seat].retired && s->cars[seat].tyres[card->colour] >= needed)
            out[count++] = TARGET + seat;
    return count;
}

static inline int64_t draw(const State *s, Rng *rng) {
    if (s->phase == TO_POLE)
        return POLE + below(rng, s->seats);
    int64_t left = below(rng, s->pool_size), type = 0;
    while (left >= s->pool[type])
        left -= s->pool[type++];
    return DRAW + type;
}

static inline int left_of(const State *s, int seat) { return seat + 1 == s->seats ? 0 : seat + 1; }

static void begin_round(State *s) {
    s->round++;
    for (int seat = 0; seat < s->seats; seat++) {
        Car *car = &s->cars[seat];
        int total = car->total;
        memset(car, 0, offsetof(Car, pile));
        car->total = total;
        car->hand = car->drawn = NONE;
    }
    for (int type = 0; type < TYPES; type++)
        s->pool[type] = CARDS[type].copies;
    s->pool_size = SIZE;
    s->aside = s->round == 3 || s->round == 4 ? HIDDEN : 0;
    s->racing = s->seats;
    s->passes = 0;
    s->turn = s->starter;
    s->phase = TO_DEAL;
}

static void end_round(State *s) {
    for (int seat = 0; seat < s->seats; seat++) {
        Car *car = &s->cars[seat];
        int points = car->retired || car->score < 0 ? 0 : car->score;
        s->history[(s->round - 1) * s->seats + seat] = points;
        car->total += points;
    }
    if (s->round == ROUNDS) {
        s->phase = FINISHED;
        s->turn = NONE;
    } else {
        s->starter = left_of(s, s->starter);
        begin_round(s);
    }
}

static inline void next_turn(State *s) {
    int seat = left_of(s, s->turn);
    while (s->cars[seat].retired)
        seat = left_of(s, seat);
    s->turn = seat;
    s->phase = TO_TURN;
}

static inline void land(State *s, int seat, int number) {
    const Card *card = &CARDS[number];
    Car *car = &s->cars[seat];
    s->pending = NONE;
    bool stopped = car->incident && card->heat > 0;
    if (card->kind == STAND) {
        car->covered = car->laid;
        car->score = car->heat = car->tyres[YELLOW] = car->tyres[BLUE] = 0;
        car->incident = false;
    }
    car->pile[car->laid++] = number;
    car->score += card->score;
    car->heat += card->heat;
    car->tyres[YELLOW] += card->yellow;
    car->tyres[BLUE] += card->blue;
    if (card->kind == INCIDENT)
        car->incident = true;
    if (stopped || car->heat >= LIMIT) {
        car->retired = true;
        s->racing--;
    }
    if (s->racing == 1 || s->pool_size == s->aside)
        end_round(s);
    else
        next_turn(s);
}

static inline void lay(State *s, int number) {
    Car *car = &s->cars[s->turn];
    const Card *card = &CARDS[number];
    if (car->hand == number)
        car->hand = car->drawn;
    car->drawn = NONE;
    int receiver = s->turn;
    if (card->kind == INCIDENT) {
        receiver = NONE;
    } else if (card->kind == WEATHER) {
        int most = most_tyres(s, card->colour), leaders = 0;
        for (int seat = 0; seat < s->seats; seat++)
            if (!s->cars[seat].retired && s->cars[seat].tyres[card->colour] == most) {
                receiver = seat;
                leaders++;
            }
        if (leaders > 1)
            receiver = NONE;
    }
    if (receiver != NONE) {
        land(s, receiver, number);
    } else {
        s->pending = number;
        s->phase = TO_TARGET;
    }
}

static inline int take(State *s, int type) {
    s->pool[type]--;
    s->pool_size--;
    return type;
}

static inline void advance(State *s, int64_t action) {
    switch (s->phase) {
    case TO_TURN:
        if (action == PLAY) {
            s->passes = 0;
            s->phase = TO_DRAW;
        } else if (++s->passes == s->racing) {
            end_round(s);
        } else {
            next_turn(s);
        }
        break;
    case TO_DRAW:
        s->cars[s->turn].drawn = take(s, action - DRAW);
        s->phase = TO_CARD;
        break;
    case TO_CARD:
        lay(s, action - CARD);
        break;
    case TO_DEAL:
        s->cars[s->turn].hand = take(s, action - DRAW);
        s->turn = left_of(s, s->turn);
        if (s->turn == s->starter)
            s->phase = TO_TURN;
        break;
    case TO_TARGET:
        land(s, action - TARGET, s->pending);
        break;
    default:
        s->pole = s->starter = action - POLE;
        begin_round(s);
    }
}

static int64_t score(const State *s, int64_t seat) { return s->cars[seat].retired ? 0 : s->cars[seat].total; }

#include "rollouts.h"
