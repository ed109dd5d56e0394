/** How many random inputs a property is tried with: 2,000 in `npm run check`, 100,000 at night. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 2_000);
