/** Every text of the chat in the browser. The page's language decides which; what is answered comes from the server. */
export type ChatWords = {
  close: string;
  title: string;
  subtitle: string;
  /** Stands below the messages: what not to tell it, what this is, and where it is kept. */
  notice: string;
  /** Above the questions to begin with. */
  starters: string;
  clear: string;
  greeting: string;
  messages: string;
  you: string;
  assistant: string;
  typing: string;
  label: string;
  /** Above the field, in sight while one types. */
  hint: string;
  placeholder: string;
  send: string;
  emergency: string;
  call: string;
  retry: string;
  failedTitle: string;
  failedResponse: string;
  failedSend: string;
  trouble: string;
  dismiss: string;
  request: {
    offer: string;
    label: string;
    hint: string;
    about: (questions: string) => string;
    fill: string;
    back: string;
    elsewhere: string;
    copy: string;
    copied: string;
    open: string;
  };
};
