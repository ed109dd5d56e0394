import { type Pattern, pattern, type Rules, rarestFirst } from '#assistant/emergencies/pattern.ts';
import { arrest } from '#assistant/emergencies/rules-arrest.ts';
import { childTaken } from '#assistant/emergencies/rules-child-taken.ts';
import { danger } from '#assistant/emergencies/rules-danger.ts';
import { door } from '#assistant/emergencies/rules-door.ts';
import { mayHaveHurt } from '#assistant/emergencies/rules-may-have-hurt.ts';
import { overdose } from '#assistant/emergencies/rules-overdose.ts';
import { questioned } from '#assistant/emergencies/rules-questioned.ts';
import { selfHarm } from '#assistant/emergencies/rules-self-harm.ts';
import { stopped } from '#assistant/emergencies/rules-stopped.ts';
import type { AssistantFile } from '#firm/assistant-file.ts';

/** What can be heard. Texts for another person, for blood draws and for immigration officers are other words for one of these. */
export type Emergency = Exclude<keyof AssistantFile['emergencies'], `${string}Other` | 'bloodDraw' | 'immigration'>;

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
).map(([kind, lists]) => [kind, rulesFrom(lists)]);

/** A kind that has no weights: these rules alone decide it. */
export const mayHaveHurtRules = rulesFrom(mayHaveHurt);

const patterns = [...rules.flatMap(([, list]) => list), ...mayHaveHurtRules].map(({ pattern }) => pattern);
for (const { sequences } of patterns) for (const { ideas } of sequences.flat()) for (const idea of ideas) namedWords.add(idea);
rarestFirst(patterns);

function rulesFrom(lists: Rules): Rule[] {
  return lists.flatMap(([weight, ...sentences]) => sentences.map((source) => ({ weight, pattern: pattern(source) })));
}
