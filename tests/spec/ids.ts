/** `notUsed`: the parts of it that the product has no use for, so that no test speaks of them. */
export type Requirement = { built: boolean; notUsed?: string };

/**
 * Every requirement of the specification by its id: R for what it asks, D for what was decided where it is silent or weak.
 * The list is closed. A built requirement has a test whose name begins with its id; one that is not built yet has none,
 * so whoever builds it must also say so here.
 */
export const requirements: Record<string, Requirement> = {
  // Routing and frame.
  R01: { built: true },
  D01: { built: true },
  R02: { built: true },
  D02: { built: true },
  R03: { built: true },
  D03: { built: true },
  R04: { built: true },
  D04: { built: true },
  R05: { built: true },
  R06: { built: true },
  D07: { built: true },
  R07: { built: true },
  R08: { built: true },
  D08: { built: true },
  R09: { built: true },
  D09: { built: true },
  R10: { built: true },

  // Pages.
  R20: { built: true },
  D20: { built: true },
  R21: { built: true },
  R22: { built: true },
  R23: { built: true },
  D23: { built: true },
  R24: { built: true },
  D24: { built: true },
  R25: { built: true },
  D25: { built: true },
  R26: { built: true },
  R27: { built: true },
  R28: { built: true },
  R29: { built: true },
  D29: { built: true },
  R30: { built: true },
  R31: { built: true },
  R32: { built: true },

  // Case review request.
  R40: { built: true },
  D40: { built: true },
  R41: { built: true },
  R42: { built: true },
  R43: { built: true },
  R44: { built: true },
  D43: { built: true },
  D44: { built: true },
  R45: { built: true },
  R46: { built: true },
  D46: { built: true },
  D47: { built: true },
  D48: { built: true },
  D49: { built: true },

  // Chat assistant.
  R50: { built: true },
  R51: { built: true },
  R52: { built: true },
  R53: { built: true },
  R54: { built: true },
  D54: { built: true },
  R55: { built: true },
  D50: { built: true },
  D51: { built: true },

  // Constants and counts.
  R60: { built: true, notUsed: 'the cache of 5 minutes, the delays of tooltips, and the delay of scroll areas: the browser’s own scroll bars are used' },
  R61: { built: true },
  R62: { built: true },
  D62: { built: true },
};
