import { z } from 'zod';

/** Stands in for firm/text.ts: `⟦Call now ······⟧`. Brackets show where words begin and end; 40 % more is what translations need. */
export function dress(words: string): string {
  return `⟦${words} ${dots(Math.ceil(words.length * 0.4))}⟧`;
}

export const text = () => z.string().trim().min(1, 'must not be empty').transform(dress);

/** Dots mean nothing in Markdown or YAML, and come in words that a line can break between. */
function dots(count: number): string {
  return '·'.repeat(count).replace(/.{6}/g, '$& ').trim();
}
