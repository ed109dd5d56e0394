import { type RefObject, useEffect, useRef } from 'react';
import type { Message, State } from '#assistant/panel/use-conversation.ts';

/**
 * Keeps the start of the newest answer in view, under the end of its question, while the answer grows below.
 * A visitor who scrolls is left alone until the next question.
 */
export function useStartInView(messages: Message[], state: State): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const placed = useRef({ questions: -1, at: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at what is shown, at every change of it
  useEffect(() => {
    const log = list.current;
    const all = log?.querySelectorAll<HTMLElement>('.chat-message');
    const questions = messages.filter(({ role }) => role === 'user').length;
    if (!log || !all) return;
    const isNew = questions !== placed.current.questions;
    if (!isNew && Math.abs(log.scrollTop - placed.current.at) > 2) return;
    log.scrollTop = questions ? startOf(log, Array.from(all)) : 0;
    placed.current = { questions, at: log.scrollTop };
  }, [messages, state]);
  return list;
}

function startOf(log: HTMLElement, all: HTMLElement[]): number {
  const at = all.map((one) => one.matches('.user')).lastIndexOf(true);
  const [question, answer] = [all[at], all[at + 1]];
  // Of a long question only the end, so that the answer is in view; of a list as low as at 400% the answer alone.
  const room = log.clientHeight < lowest ? gap : Math.max(oneLine, log.clientHeight / 3);
  return Math.max((question?.offsetTop ?? 0) - gap, (answer?.offsetTop ?? 0) - room);
}

/** Above a question or an answer, what a question of one line takes with it, and a list without room for both. In CSS pixels. */
const gap = 8;
const oneLine = 72;
const lowest = 150;
