import { useEffect, useRef, useState } from 'react';
import { askAssistant, type Outcome, type Said } from '#assistant/panel/ask.ts';
import type { ChatWords } from '#assistant/panel/words.ts';

/** `trouble` is the chat's own word that something failed; it is shown, and never sent as part of the conversation. */
export type Message = { id: number; role: 'user' | 'assistant' | 'trouble'; parts: string[] };
export type State = 'idle' | 'loading' | 'failed';

/** The conversation lives here, in this tab's memory, and nowhere else. */
export function useConversation(words: ChatWords, onFailure: (body: string) => void) {
  const [messages, setMessages] = useState<Message[]>([{ id: 0, role: 'assistant', parts: [words.greeting] }]);
  const [state, setState] = useState<State>('idle');
  const nextId = useRef(1);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const leave = () => leaving.current.abort();
    // A page restored from the browser's back/forward cache can ask again.
    const comeBack = () => {
      leaving.current = new AbortController();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);

  async function answer(conversation: Message[]): Promise<void> {
    const reply: Message = { id: nextId.current++, role: 'assistant', parts: [] };
    setMessages(conversation);
    setState('loading');
    const onText = (text: string) => {
      reply.parts = [...reply.parts, text];
      setMessages([...conversation, { ...reply }]);
    };
    // Whatever breaks, also before anything is sent, loading ends and the number is shown.
    const asking = async () => askAssistant(conversation.flatMap(asSaid), onText, leaving.current.signal);
    const outcome: Outcome = await asking().catch(() => ({ kind: 'unreachable' as const }));
    if (outcome.kind === 'answered' && reply.parts.length) return setState('idle');
    // What did arrive stays, followed by a message about the failure with the number to call.
    const kept = reply.parts.length ? [...conversation, { ...reply }] : conversation;
    setMessages([...kept, { id: nextId.current++, role: 'trouble', parts: [words.trouble] }]);
    setState('failed');
    console.error(`chat: ${outcome.kind === 'refused' ? outcome.status : outcome.kind}`);
    onFailure(failureText(outcome, words));
  }

  return {
    messages,
    state,
    send: (question: string) => void answer([...messages, { id: nextId.current++, role: 'user', parts: [question] }]),
    /** Asks the last question again, as if the failure had not been. */
    retry: () => void answer(messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1)),
  };
}

function asSaid({ role, parts }: Message): Said[] {
  return role === 'trouble' ? [] : [{ role, content: parts.join('') }];
}

function failureText(outcome: Outcome, words: ChatWords): string {
  return outcome.kind === 'refused' ? outcome.error || words.failedResponse : words.failedSend;
}
