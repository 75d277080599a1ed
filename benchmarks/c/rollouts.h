/* Random games, one event at a time: included last by each reference, which defines State, start, actor, legal, draw,
   advance, score and MOST_LEGAL. The stream of the generator goes in and comes out, so that the games are the same as
   those of the rules, event for event. */

int64_t rollouts(int64_t seats, int64_t games, Rng *rng, int64_t *sums) {
    State first, state;
    int64_t out[MOST_LEGAL], events = 0;
    start(&first, seats);
    for (int64_t game = 0; game < games; game++) {
        state = first;
        int64_t who = actor(&state);
        while (who != OVER) {
            if (who == CHANCE)
                advance(&state, draw(&state, rng));
            else
                advance(&state, out[below(rng, legal(&state, out))]);
            events++;
            who = actor(&state);
        }
        for (int64_t seat = 0; seat < seats; seat++)
            sums[seat] += score(&state, seat);
    }
    return events;
}

/* Events of one game, each as it was chosen: to find where a reference and the rules part. */
int64_t trace(int64_t seats, Rng *rng, int64_t *actions, int64_t most) {
    State state;
    int64_t out[MOST_LEGAL], events = 0;
    start(&state, seats);
    for (int64_t who = actor(&state); who != OVER && events < most; who = actor(&state)) {
        int64_t action = who == CHANCE ? draw(&state, rng) : out[below(rng, legal(&state, out))];
        actions[events++] = action;
        advance(&state, action);
    }
    return events;
}
