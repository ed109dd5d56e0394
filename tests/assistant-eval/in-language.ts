import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { emergencyIn } from '#assistant/emergencies.ts';
import { answerTo, openAssistant } from './evaluate.ts';
import { givenIn } from './given.ts';

/** A question in Spanish or Arabic, or a talk of several turns, by a writer who has seen no answer; `about` says what a right answer must tell. */
type Question = { id: string; ask?: string; turns?: string[]; about: string; category: string };
type Cry = { ask: string; kind?: string; ring: boolean };

const verdicts = ['right', 'elsewhere', 'lost', 'wrong', 'harmful'] as const;
/** What a reader of that language judged of an answer, by question and answer: another answer needs another verdict. */
type Verdicts = Record<string, Record<string, (typeof verdicts)[number]>>;

export type Asked = { question: Question; given: string; said: string; verdict: (typeof verdicts)[number] | 'unread' };

/** Asks every question of `es.yaml` or `ar.yaml` on a page in that language, without a model. */
export async function evaluateIn(language: 'es' | 'ar'): Promise<{ asked: Asked[]; cries: (Cry & { heard: string | undefined })[] }> {
  const { questions, emergencies } = read(`${language}.yaml`) as { questions: Question[]; emergencies: Cry[] };
  const judged = (read(`verdicts-${language}.yaml`) ?? {}) as Verdicts;
  const assistant = openAssistant();
  const asked: Asked[] = [];
  for (const question of questions) {
    const said = await answerTo(assistant, question.turns ?? [question.ask ?? ''], language);
    const given = givenIn(said);
    asked.push({ question, given, said, verdict: judged[question.id]?.[given] ?? 'unread' });
  }
  return { asked, cries: emergencies.map((one) => ({ ...one, heard: emergencyIn(one.ask) })) };
}

function read(name: string): unknown {
  const file = `tests/assistant-eval/${name}`;
  return existsSync(file) ? load(readFileSync(file, 'utf8')) : undefined;
}
