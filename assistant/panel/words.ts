import type { Chips } from '#assistant/reply.ts';

/** Every text of the chat in the browser. The page's language decides which; what is answered comes from the server. */
export type ChatWords = {
  close: string;
  title: string;
  subtitle: string;
  /** Stands below the messages: what this is, what not to tell it, and where it is kept. */
  notice: string;
  /** The end of the notice: whether another company gets the text, or that it may, as long as the server has not said so. */
  provider: { yes: string; maybe: string };
  /** Above the questions to begin with. */
  starters: string;
  /** Before what the talk is about. */
  about: string;
  /** Above what can be said next. */
  chips: Record<Chips['kind'], string>;
  clear: string;
  greeting: string;
  messages: string;
  you: string;
  assistant: string;
  /** The name of a raised number in an answer. */
  note: (number: number, cite: string) => string;
  typing: string;
  label: string;
  /** Above the field, in sight while one types. */
  hint: string;
  /** In its place, where a number was typed that nobody here needs. */
  privateNumber: string;
  placeholder: string;
  send: string;
  emergency: string;
  call: string;
  /** Around 911 and 988. */
  lifelines: { danger: string; call: string; suicide: string; callOrText: string };
  retry: string;
  failedTitle: string;
  failedResponse: string;
  failedSend: string;
  trouble: string;
  dismiss: string;
  request: {
    offer: string;
    back: string;
    coming: string;
    missing: string;
    /** The link to the form on its own page. */
    page: string;
  };
};
