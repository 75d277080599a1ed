/* Macadam as a hand-written state machine: the house edition with its default options. */
#include "chance.h"

#define SEATS 6
#define TYPES 12
#define KINDS 6
#define FACES 6
#define COUPS 16
#define ROUNDS 1
#define PACK 56
#define ALL_AGENTS 6
#define TICKETS 5
#define LOSS 100
#define NOTES 640
#define MOST_LEGAL 64

enum { ROLL, DRAW, AGENT_PLAYED, PASS, SIGNAL, DISCARD = 10, PLAY = 22, SHOW = 34, SHOW_NONE = 46, EXTRA = 47 };
enum { EXTRA_NONE = 59, DEALER = 60, TAKE = 66, DIE = 78 };
enum { TO_DEALER, TO_DEAL, TO_MENU, TO_ROLL, TO_DRAW, TO_DISCARD, TO_LEAD, TO_SHOW, TO_EXTRA, TO_FOLLOW, FINISHED };
enum { GREEN_ARROW = 7, AGENT = 9, INSURANCE = 10, ANY_VEHICLE = 12, WAIT = 1 };
enum { PEDESTRIANS = 0x00F, VEHICLES = 0x070, ROAD_USERS = 0x1FF, AGENTS = 0x200, PAPERS = 0xC00 };
enum { INSURED = 1, PERMITTED = 2 };
enum { DREW, DUG, BURIED, LAIN, PLAYED, SHUFFLED, THREW, LACKS, FAILED, PASSED, HAS, DECLINED };
enum { COMPANION = 13, OR_PAPER = 16, SIGNALS = 64 };

static const uint8_t COPIES[TYPES] = {4, 4, 4, 4, 8, 8, 8, 3, 3, 6, 2, 2};
static const uint8_t POINTS[TYPES] = {200, 200, 200, 200, 150, 100, 50};
static const uint8_t PAPER[TYPES] = {0, 0, 0, 0, 0, INSURED, PERMITTED};
static const uint8_t SIGNAL_COPIES[KINDS] = {6, 4, 3, 1, 1, 1};
static const uint16_t ADMITS[KINDS] = {0x00F, 0x070, 0x030, 0x040, 0x080, 0x100};
static const uint8_t DIE_FACES[FACES] = {INSURED, 0, PERMITTED, 0, PERMITTED, INSURED};
static const uint8_t HANDS[SEATS + 1] = {0, 0, 15, 13, 11, 10, 9};
#define NO_PAPER 0xF9F
#define NEEDS_INSURANCE 0x020
#define NEEDS_PERMIT 0x040

typedef struct {
    uint8_t hand[TYPES], exposed[TYPES];
    uint16_t held;
    int16_t size, papers, tickets, penalties, pedestrians;
    int32_t points, total;
} Player;

typedef struct {
    int32_t seats, phase, round, dealer, dealt, coup, leader, turn, signal, demand, followed;
    bool backwards, rolled, drawn;
    uint8_t uncovered[KINDS], covered[COUPS];
    int32_t tokens, centre, insurances, permits;
    uint8_t fresh[TYPES], buried[COUPS + 1], authors[COUPS + 1];
    int32_t fresh_size, top, bottom;
    int32_t history[ROUNDS * SEATS];
    Player players[SEATS];
    int32_t notes;
    uint8_t diary[NOTES][4];
} State;

static void start(State *s, int64_t seats) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->phase = TO_DEALER;
    s->round = 1;
    s->dealer = s->leader = s->turn = s->signal = s->demand = NONE;
    memcpy(s->uncovered, SIGNAL_COPIES, sizeof s->uncovered);
    memcpy(s->fresh, COPIES, sizeof s->fresh);
    s->fresh_size = PACK;
    s->insurances = s->permits = TICKETS;
}

static inline int64_t actor(const State *s) {
    switch (s->phase) {
    case TO_DEALER: case TO_DEAL: case TO_ROLL: case TO_DRAW: return CHANCE;
    case FINISHED: return OVER;
    default: return s->turn;
    }
}

static inline void note(State *s, int what, int seat, int card, int mark) {
    uint8_t *line = s->diary[s->notes++];
    line[0] = what;
    line[1] = seat;
    line[2] = card;
    line[3] = mark;
}

/* -- what is legal ---------------------------------------------------------------------------- */

static inline int answers(int demand) { return demand == ANY_VEHICLE ? VEHICLES : 1 << demand; }

static inline int exposable(const Player *player) {
    int owned = player->papers | player->held >> INSURANCE, found = player->held & NO_PAPER;
    if (owned & INSURED)
        found |= player->held & NEEDS_INSURANCE;
    if (owned & PERMITTED)
        found |= player->held & NEEDS_PERMIT;
    return found;
}

static inline int open_kinds(const State *s) {
    int kinds = 0;
    for (int kind = 0; kind < KINDS; kind++)
        kinds |= (s->uncovered[kind] > 0) << kind;
    return kinds;
}

static inline int reach(int kinds) {
    int found = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (kinds >> kind & 1)
            found |= ADMITS[kind];
    return found;
}

static inline int winnable(const State *s, int papers) {
    return ((s->insurances > 0 ? INSURED : 0) | (s->permits > 0 ? PERMITTED : 0)) & ~papers;
}

static inline int64_t fill(int64_t *out, int64_t count, int first, unsigned set) {
    for (; set; set &= set - 1)
        out[count++] = first + __builtin_ctz(set);
    return count;
}

static inline int choosable(const State *s, const Player *player) {
    int kinds = open_kinds(s), ready = exposable(player), fitting = 0;
    if (player->held & AGENTS)
        return kinds;
    for (int kind = 0; kind < KINDS; kind++)
        if (ADMITS[kind] & ready)
            fitting |= 1 << kind;
    fitting &= kinds;
    return fitting ? fitting : kinds;
}

static inline int offered_kinds(const State *s) {
    return open_kinds(s) | (s->signal == NONE ? 0 : 1 << s->signal);
}

static inline int extras(const State *s, const Player *player) {
    return exposable(player) & (answers(s->demand) | PAPERS);
}

static inline int64_t legal(const State *s, int64_t *out) {
    const Player *player = &s->players[s->turn];
    int64_t count = 0;
    switch (s->phase) {
    case TO_FOLLOW: {
        int matching = exposable(player) & answers(s->demand);
        if (matching)
            return fill(out, 0, PLAY, matching);
        if (player->held & AGENTS)
            out[count++] = AGENT_PLAYED;
        out[count++] = PASS;
        return count;
    }
    case TO_MENU:
        if (!s->rolled && winnable(s, player->papers))
            out[count++] = ROLL;
        if (!s->drawn && (s->fresh_size > 0 || s->top != s->bottom))
            out[count++] = DRAW;
        return player->size ? fill(out, count, SIGNAL, choosable(s, player)) : count;
    case TO_LEAD: {
        int ready = exposable(player), suitable = ready & ADMITS[s->signal];
        if (suitable)
            return fill(out, 0, PLAY, suitable);
        if (player->held & AGENTS)
            out[count++] = AGENT_PLAYED;
        if (!(ready & reach(offered_kinds(s))))
            out[count++] = PASS;
        return count;
    }
    case TO_SHOW:
        out[0] = SHOW_NONE;
        return fill(out, 1, SHOW, exposable(player) & ROAD_USERS);
    case TO_EXTRA:
        out[0] = EXTRA_NONE;
        return fill(out, 1, EXTRA, extras(s, player));
    default:
        return fill(out, 0, DISCARD, player->held);
    }
}

static inline int64_t draw(const State *s, Rng *rng) {
    if (s->phase == TO_DEALER)
        return DEALER + below(rng, s->seats);
    if (s->phase == TO_ROLL)
        return DIE + below(rng, FACES);
    if (s->fresh_size == 0)
        return TAKE + s->buried[s->top];
    int64_t left = below(rng, s->fresh_size), card = 0;
    while (left >= s->fresh[card])
        left -= s->fresh[card++];
    return TAKE + card;
}

/* -- what happens ----------------------------------------------------------------------------- */

static inline void gain(Player *player, int card) {
    player->hand[card]++;
    player->held |= 1 << card;
    player->size++;
}

static inline void lose(Player *player, int card) {
    player->size--;
    if (--player->hand[card] == 0)
        player->held ^= 1 << card;
}

static inline void lay(State *s, Player *player, int card) {
    lose(player, card);
    player->exposed[card]++;
    player->points += POINTS[card];
    if (1 << card & PEDESTRIANS)
        player->pedestrians++;
    else if (1 << card & PAPERS)
        player->papers |= 1 << (card - INSURANCE);
    note(s, PLAYED, s->turn, card, 0);
}

static inline void expose(State *s, Player *player, int card) {
    lay(s, player, card);
    if (PAPER[card] && !(player->papers & PAPER[card]))
        lay(s, player, INSURANCE + PAPER[card] - 1);
}

static inline void forget_coup(State *s) {
    s->signal = s->demand = NONE;
    s->backwards = s->rolled = s->drawn = false;
    s->followed = 0;
}

static inline void begin_coup(State *s) {
    s->leader = s->turn = (s->dealer + s->coup) % s->seats;
    s->coup++;
    forget_coup(s);
    s->phase = TO_MENU;
}

static inline bool is_eliminated(const State *s) {
    if (s->fresh_size > 0)
        return false;
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].size == 0)
            return true;
    return false;
}

static void end_coup(State *s) {
    if (s->centre == ALL_AGENTS) {
        for (; s->top < s->bottom; s->top++, s->fresh_size++)
            s->fresh[s->buried[s->top]]++;
        s->fresh[AGENT] += ALL_AGENTS;
        s->fresh_size += ALL_AGENTS;
        s->top = s->bottom = s->centre = 0;
        note(s, SHUFFLED, 0, s->fresh_size, 0);
    }
    if (s->coup == COUPS || is_eliminated(s)) {
        forget_coup(s);
        s->turn = NONE;
        s->phase = FINISHED;
    } else {
        begin_coup(s);
    }
}

static inline void pass_turn(State *s) {
    int next = s->turn + (s->backwards ? -1 : 1);
    s->turn = next < 0 ? s->seats - 1 : next == s->seats ? 0 : next;
}

static inline void miss(State *s, Player *player, int what) {
    note(s, what, s->turn, s->demand, player->papers);
    if (!(answers(s->demand) & VEHICLES))
        player->penalties++;
}

static void next_follower(State *s) {
    for (s->followed++; s->followed < s->seats; s->followed++) {
        pass_turn(s);
        s->rolled = false;
        Player *player = &s->players[s->turn];
        if (player->held & AGENTS || exposable(player) & answers(s->demand)) {
            s->phase = TO_FOLLOW;
            return;
        }
        miss(s, player, FAILED);
    }
    end_coup(s);
}

static void open_with(State *s, int card, int demand) {
    Player *player = &s->players[s->turn];
    s->demand = demand;
    s->backwards = card == GREEN_ARROW;
    if (extras(s, player)) {
        s->phase = TO_EXTRA;
        return;
    }
    note(s, LACKS, s->turn, OR_PAPER + demand, player->papers);
    next_follower(s);
}

static void change_traffic(State *s, int companion) {
    if (s->turn == s->leader) {
        if (companion == NONE)
            end_coup(s);
        else
            open_with(s, companion, companion);
    } else if (s->demand == GREEN_ARROW) {
        for (s->followed++; s->followed < s->seats; s->followed++) {
            pass_turn(s);
            s->players[s->turn].penalties++;
        }
        end_coup(s);
    } else {
        if (companion != NONE)
            s->demand = companion;
        next_follower(s);
    }
}

static void play_agent(State *s, Player *player, int lacking) {
    note(s, LACKS, s->turn, lacking, player->papers);
    lose(player, AGENT);
    s->centre++;
    note(s, PLAYED, s->turn, AGENT, 0);
    if (exposable(player) & ROAD_USERS) {
        s->phase = TO_SHOW;
    } else {
        note(s, LACKS, s->turn, COMPANION, player->papers);
        change_traffic(s, NONE);
    }
}

static inline void choose(State *s, Player *player, int action) {
    if (action == ROLL) {
        s->rolled = true;
        s->phase = TO_ROLL;
    } else if (action == DRAW) {
        s->drawn = true;
        s->phase = TO_DRAW;
    } else {
        int kind = action - SIGNAL;
        s->signal = kind;
        s->uncovered[kind]--;
        s->covered[s->tokens++] = kind;
        if (player->held & AGENTS || exposable(player) & ADMITS[kind]) {
            s->phase = TO_LEAD;
        } else {
            note(s, FAILED, s->turn, SIGNALS + offered_kinds(s), player->papers);
            end_coup(s);
        }
    }
}

static inline void lead(State *s, Player *player, int action) {
    if (action == PASS) {
        note(s, PASSED, s->turn, SIGNALS + offered_kinds(s), player->papers);
        end_coup(s);
    } else if (action == AGENT_PLAYED) {
        play_agent(s, player, SIGNALS + (1 << s->signal));
    } else {
        expose(s, player, action - PLAY);
        open_with(s, action - PLAY, s->signal == WAIT ? ANY_VEHICLE : action - PLAY);
    }
}

static inline void follow(State *s, Player *player, int action) {
    if (action == AGENT_PLAYED) {
        play_agent(s, player, s->demand);
        return;
    }
    if (action == PASS)
        miss(s, player, PASSED);
    else
        expose(s, player, action - PLAY);
    next_follower(s);
}

static inline void take(State *s, Player *player, int card) {
    if (s->fresh_size > 0) {
        s->fresh[card]--;
        s->fresh_size--;
        note(s, DREW, s->turn, card, 0);
    } else {
        note(s, DUG, s->turn, card, s->authors[s->top++]);
    }
    s->phase = player->size == 0 ? TO_MENU : TO_DISCARD;
    gain(player, card);
}

static inline void throw_die(State *s, Player *player, int face) {
    int paper = DIE_FACES[face] & winnable(s, player->papers);
    note(s, THREW, s->turn, face, 0);
    if (paper) {
        s->insurances -= paper == INSURED;
        s->permits -= paper == PERMITTED;
        player->tickets |= paper;
        player->papers |= paper;
    }
    s->phase = TO_MENU;
}

static inline void advance(State *s, int64_t action) {
    Player *player = &s->players[s->turn];
    switch (s->phase) {
    case TO_DEAL: {
        int card = action - TAKE;
        s->fresh[card]--;
        s->fresh_size--;
        gain(&s->players[(s->dealer + 1 + s->dealt) % s->seats], card);
        if (++s->dealt == HANDS[s->seats] * s->seats)
            begin_coup(s);
        break;
    }
    case TO_FOLLOW:
        follow(s, player, action);
        break;
    case TO_MENU:
        choose(s, player, action);
        break;
    case TO_LEAD:
        lead(s, player, action);
        break;
    case TO_EXTRA:
        if (action == EXTRA_NONE)
            note(s, HAS, s->turn, OR_PAPER + s->demand, player->papers);
        else
            expose(s, player, action - EXTRA);
        next_follower(s);
        break;
    case TO_SHOW:
        if (action == SHOW_NONE) {
            note(s, HAS, s->turn, COMPANION, player->papers);
            change_traffic(s, NONE);
        } else {
            expose(s, player, action - SHOW);
            change_traffic(s, action - SHOW);
        }
        break;
    case TO_DRAW:
        take(s, player, action - TAKE);
        break;
    case TO_DISCARD:
        lose(player, action - DISCARD);
        s->buried[s->bottom] = action - DISCARD;
        s->authors[s->bottom++] = s->turn;
        note(s, BURIED, s->turn, action - DISCARD, 0);
        s->phase = TO_MENU;
        break;
    case TO_ROLL:
        throw_die(s, player, action - DIE);
        break;
    default:
        s->dealer = action - DEALER;
        s->phase = TO_DEAL;
    }
}

static int64_t score(const State *s, int64_t seat) {
    const Player *player = &s->players[seat];
    return player->total + player->points - LOSS * player->penalties;
}

#include "rollouts.h"
