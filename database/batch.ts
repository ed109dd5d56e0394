export type Limits = {
  /** Groups that run at the same time. */
  atOnce: number;
  /** Most items in one group. */
  most: number;
};

/**
 * Items that arrive while the database is busy are grouped: one statement and one commit for a whole group, so that the cost
 * per item falls under load. A single item does not wait for others. When a group fails, each of its items is tried by
 * itself, so that one bad item does not fail the rest; the work must therefore be safe to do twice. If the group's error
 * leaves open whether it was stored (`leavesDoubt`), an item that then fails alone is rejected with that error.
 */
export function inBatches<Item, Result>(
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
    // At the end of this turn of the event loop, so that items that arrive in one turn form one group.
    setImmediate(() => void start());
    return settle.promise;
  };
}
