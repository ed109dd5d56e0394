/** Milliseconds of processor per item, from `npm run bench -- costs` (docs/bench.md). Change them with the figures there. */
export const cost = {
  page: { nginx: 0.022 },
  // What nginx passes on was not measured apart; it is taken as two pages' worth.
  accept: { nginx: 0.044, web: 0.96, database: 0.45 },
  answer: { nginx: 0.044, web: 1.58 },
  message: { worker: 1.59, database: 0.38 },
} as const;

/** On the way to a visitor: three pages, style, two fonts, pictures, and the headers of all. On disk: one request with all that belongs to it. */
export const bytes = { visit: 110_000, request: 2_600 } as const;
