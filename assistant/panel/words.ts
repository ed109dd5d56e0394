/** Every text of the chat in the browser. The page's language decides which; what is answered comes from the server. */
export type ChatWords = {
  open: string;
  close: string;
  title: string;
  subtitle: string;
  /** Stands above the first message: what this is, and what not to tell it. */
  notice: string;
  greeting: string;
  messages: string;
  you: string;
  assistant: string;
  typing: string;
  label: string;
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
