import { type Pattern, pattern, rarestFirst } from '#assistant/emergencies/pattern.ts';
import { arrest } from '#assistant/emergencies/rules-arrest.ts';
import { childTaken } from '#assistant/emergencies/rules-child-taken.ts';
import { danger } from '#assistant/emergencies/rules-danger.ts';
import { door } from '#assistant/emergencies/rules-door.ts';
import { overdose } from '#assistant/emergencies/rules-overdose.ts';
import { questioned } from '#assistant/emergencies/rules-questioned.ts';
import { selfHarm } from '#assistant/emergencies/rules-self-harm.ts';
import { stopped } from '#assistant/emergencies/rules-stopped.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';

export type Emergency = keyof AssistantFile['emergencies'];

export type Rule = { weight: number; pattern: Pattern };

/** Words that rules name by themselves; a slip of the keyboard never turns one of them into another. */
export const namedWords = new Set<string>();

/** In order of priority: danger to life comes first. */
export const rules: [Emergency, Rule[]][] = (
  [
    ['overdose', overdose],
    ['selfHarm', selfHarm],
    ['danger', danger],
    ['arrest', arrest],
    ['door', door],
    ['stopped', stopped],
    ['questioned', questioned],
    ['childTaken', childTaken],
  ] as const
).map(([kind, lists]) => [kind, lists.flatMap(([weight, ...sentences]) => sentences.map((source) => ({ weight, pattern: pattern(source) })))]);

const patterns = rules.flatMap(([, list]) => list.map(({ pattern }) => pattern));
for (const { sequences } of patterns) for (const { ideas } of sequences.flat()) for (const idea of ideas) namedWords.add(idea);
rarestFirst(patterns);
