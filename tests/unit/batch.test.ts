import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { inBatches } from '#database/batch.ts';

describe('what arrives together', () => {
  test('travels in groups, and everyone gets their own result', async () => {
    const groups: number[][] = [];
    const double = inBatches(
      async (items: number[]) => {
        groups.push(items);
        await pause(5);
        return items.map((item) => item * 2);
      },
      { atOnce: 1, most: 4 },
    );
    const results = await Promise.all([1, 2, 3, 4, 5, 6].map(double));
    expect(results).toEqual([2, 4, 6, 8, 10, 12]);
    expect(groups).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ]);
  });

  test('does not wait when it comes alone', async () => {
    const groups: number[] = [];
    const one = inBatches(async (items: number[]) => items.map((item) => groups.push(item)), { atOnce: 2, most: 32 });
    await one(7);
    await one(8);
    expect(groups).toEqual([7, 8]);
  });

  test('is tried one by one when a group fails, so that none pays for another', async () => {
    const careful = inBatches(
      async (items: number[]) => {
        if (items.includes(3)) throw new Error('three');
        return items;
      },
      { atOnce: 1, most: 8 },
    );
    const settled = await Promise.allSettled([1, 2, 3, 4].map(careful));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await careful(5)).toBe(5);
  });

  test('keeps the doubt that a group left, whatever is said to an item alone', async () => {
    const away = inBatches(
      async (items: number[]) => Promise.reject(new Error(items.length > 1 ? 'cut in the middle' : 'nobody there')),
      { atOnce: 1, most: 8 },
      (error) => (error as Error).message === 'cut in the middle',
    );
    const settled = await Promise.allSettled([1, 2].map(away));
    expect(settled.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual(['cut in the middle', 'cut in the middle']);
    await expect(away(3)).rejects.toThrow('nobody there');
  });
});
