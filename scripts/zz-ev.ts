import { evaluateEmergencies } from '#tests/assistant-eval/evaluate.ts';
const e = evaluateEmergencies(); console.log('frozen', e.ring - e.missed.length, 'of', e.ring, 'false', e.false.length, 'of', e.silent);
