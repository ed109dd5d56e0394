/** Does the same with each, a few at a time. */
export async function inLanes<T, R>(lanes: number, all: readonly T[], work: (one: T, at: number) => Promise<R>): Promise<R[]> {
  const left = all.entries();
  const done: R[] = [];
  const lane = async () => {
    for (const [at, one] of left) done[at] = await work(one, at);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

/** Works that many times, a few at a time, and keeps no results: for numbers too large to keep them. */
export async function timesInLanes(lanes: number, times: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Does the same with each, a few at a time, and hands each result on as soon as it is there. */
export async function* asTheyCome<T, R>(lanes: number, all: readonly T[], work: (one: T) => Promise<R>): AsyncGenerator<R> {
  const left = all.values();
  const running = new Map<number, Promise<{ lane: number; result: R }>>();
  const begin = (lane: number) => {
    const { value: one, done } = left.next();
    if (done) running.delete(lane);
    else
      running.set(
        lane,
        work(one).then((result) => ({ lane, result })),
      );
  };
  for (let lane = 0; lane < lanes; lane++) begin(lane);
  while (running.size > 0) {
    const { lane, result } = await Promise.race(running.values());
    begin(lane);
    yield result;
  }
}
