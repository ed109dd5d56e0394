import { startIslands } from '#site/islands/islands.ts';

/** The product's loader with the fixture's islands. */
startIslands({
  form: { intents: ['focusin', 'pointerover'], load: async () => (await import('./form-island.tsx')).mount },
  launcher: { intents: ['click'], takesTap: true, load: async () => (await import('./launcher-island.tsx')).mount },
});
