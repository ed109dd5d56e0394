export type Limits = {
  /** Groups that are on their way at once. */
  atOnce: number;
  /** Items of one group. */
  most: number;
};

/**
 * What arrives while the database is busy travels together: one statement and one commit carry a whole group, so that a
 * busy hour costs less per item than a quiet one. An item that comes alone waits for nobody. When a group fails, each
 * of its items is tried by itself, so that none pays for another; the work must therefore be safe to do twice. Where the
 * group's failure leaves doubt about what was done, an item that then fails alone fails with that doubt.
 */
export function together<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  { atOnce, most }: Limits,
  leavesDoubt: (error: unknown) => boolean = () => false,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; settle: PromiseWithResolvers<Result> };
  const waiting: Waiting[] = [];
  let running = 0;

  const start = async (): Promise<void> => {
    if (running >= atOnce || waiting.length === 0) return;
    running++;
    const group = waiting.splice(0, most);
    try {
      const results = await run(group.map(({ item }) => item));
      for (const [index, { settle }] of group.entries()) settle.resolve(results[index] as Result);
    } catch (error) {
      if (group.length === 1) group[0]?.settle.reject(error);
      else
        await Promise.all(
          group.map(({ item, settle }) => alone(item).then(settle.resolve, (later: unknown) => settle.reject(leavesDoubt(error) ? error : later))),
        );
    }
    running--;
    void start();
  };
  const alone = async (item: Item): Promise<Result> => (await run([item]))[0] as Result;

  return (item) => {
    const settle = Promise.withResolvers<Result>();
    waiting.push({ item, settle });
    // At the end of this turn of the event loop, so that what was read in one turn goes in one group.
    setImmediate(() => void start());
    return settle.promise;
  };
}
