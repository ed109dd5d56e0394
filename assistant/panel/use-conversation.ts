import { useEffect, useRef, useState } from 'react';
import { askAssistant, fitting, type Outcome, type Said } from '#assistant/panel/ask.ts';
import { type Kept, keepTalk, keptTalk } from '#assistant/panel/kept-talk.ts';
import type { ChatWords } from '#assistant/panel/words.ts';
import type { Beside } from '#assistant/reply.ts';

/** `trouble` is the chat's own word that something failed; it is shown, and never sent as part of the conversation. */
export type Message = { id: number; role: 'user' | 'assistant' | 'trouble'; parts: string[]; beside?: Beside | undefined };
/** `failed`: the last question has no answer, and can be asked again. */
export type State = 'idle' | 'loading' | 'failed';

/** The conversation lives here and in this tab's own storage, and nowhere else. */
export function useConversation(words: ChatWords, at: string, onFailure: (body: string) => void) {
  const [messages, setMessages] = useState<Message[]>(() => withGreeting(words, keptTalk()));
  const [state, setState] = useState<State>(() => stateOf(messages));
  const [askedHere, setAskedHere] = useState(false);
  const nextId = useRef(messages.length);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const leave = () => leaving.current.abort();
    // A page restored from the browser's back/forward cache can ask again, and knows what was said or cleared on another page.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      leaving.current = new AbortController();
      if (!persisted) return;
      const talk = withGreeting(words, keptTalk());
      nextId.current = talk.length;
      setMessages(talk);
      setState(stateOf(talk));
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [words]);

  async function answer(conversation: Message[]): Promise<void> {
    const { signal } = leaving.current;
    const reply: Message = { id: nextId.current++, role: 'assistant', parts: [] };
    const tell = (said: Message[], now: State) => {
      setMessages(said);
      setState(now);
      keepTalk(withoutGreeting(said));
    };
    setAskedHere(true);
    tell(conversation, 'loading');
    const onText = (text: string) => {
      reply.parts = [...reply.parts, text];
      setMessages([...conversation, { ...reply }]);
    };
    // Whatever breaks, also before anything is sent, loading ends and the number is shown.
    const asking = async () => askAssistant(at, fitting(conversation.filter(isSaid).map(asSaid)), onText, signal);
    const outcome: Outcome = await asking().catch(() => ({ kind: 'unreachable' as const }));
    // Whoever left the page finds the question again, to be asked once more, and no word of a failure.
    if (signal.aborted) return;
    if (outcome.kind === 'answered' && reply.parts.length) return tell([...conversation, { ...reply, beside: outcome.beside }], 'idle');
    // What did arrive stays, followed by a message about the failure with the number to call.
    const arrived = reply.parts.length ? [...conversation, { ...reply }] : conversation;
    setMessages([...arrived, { id: nextId.current++, role: 'trouble', parts: [words.trouble] }]);
    setState('failed');
    console.error(`chat: ${outcome.kind === 'refused' ? outcome.status : outcome.kind}`);
    onFailure(failureText(outcome, words));
  }

  return {
    messages,
    state,
    /** Whether anything was asked since this page was opened. */
    askedHere,
    send: (question: string) => void answer([...messages, { id: nextId.current++, role: 'user', parts: [question] }]),
    /** Asks the last question again, as if the failure had not been. */
    retry: () => void answer(messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1)),
    /** Nothing of the talk is left in this tab. */
    clear: () => {
      setMessages(withGreeting(words, []));
      setState('idle');
      setAskedHere(false);
      keepTalk([]);
    },
  };
}

function withGreeting({ greeting }: ChatWords, talk: Kept[]): Message[] {
  return [{ role: 'assistant' as const, parts: [greeting] }, ...talk].map((one, id) => ({ ...one, id }));
}

function stateOf(messages: Message[]): State {
  return messages[messages.length - 1]?.role === 'user' ? 'failed' : 'idle';
}

/** The greeting comes along with every page. */
function withoutGreeting(messages: Message[]): Kept[] {
  return messages
    .slice(1)
    .filter(isSaid)
    .map(({ role, parts, beside }) => ({ role, parts, beside }));
}

function asSaid({ role, parts }: Kept): Said {
  return { role, content: parts.join('') };
}

function isSaid(message: Message): message is Message & Kept {
  return message.role !== 'trouble';
}

function failureText(outcome: Outcome, words: ChatWords): string {
  return outcome.kind === 'refused' ? outcome.error || words.failedResponse : words.failedSend;
}
