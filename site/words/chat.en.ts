import type { ChatWords } from '#assistant/panel/words.ts';

/** The chat's texts in English, in a file of their own: the chat brings them along, so that pages need not. */
export function englishChat(phone: string): ChatWords {
  return {
    close: 'Close chat',
    title: 'Ask a question',
    subtitle: 'Automated assistant. Not a lawyer.',
    notice:
      'Please do not describe what happened. The charge, the court and the date are enough. This is an AI, not a lawyer, and it can make mistakes. We do not store what you type. It stays in this tab until you close the tab or clear the chat. If another company’s AI helps us answer, that company gets the text.',
    starters: 'People often ask:',
    clear: 'Clear this chat',
    greeting: "Hi! I'm here to help answer questions about the firm's services. How can I assist you today?",
    messages: 'Messages',
    you: 'You:',
    assistant: 'Assistant:',
    typing: 'The assistant is typing',
    label: 'Your message',
    hint: 'Please leave out what happened.',
    placeholder: 'Type a question',
    send: 'Send message',
    emergency: 'Emergency?',
    call: `Call ${phone}`,
    retry: 'Try again',
    failedTitle: 'Error',
    failedResponse: 'Failed to get response',
    failedSend: `Failed to send message. Please call ${phone} for immediate assistance.`,
    trouble: `I'm having trouble connecting right now. For immediate assistance, please call us at ${phone}.`,
    dismiss: 'Dismiss',
    request: {
      offer: 'Put this into a request',
      label: 'Your note for the request',
      hint: 'Read it, change it, leave out what happened. Nothing is sent until you send the form.',
      about: (questions: string) => `I asked the assistant: ${questions}`,
      fill: 'Put it into the form',
      back: 'Back',
      elsewhere: 'The form is on another page. Copy your note and paste it there. This chat stays open to you in this tab.',
      copy: 'Copy the note',
      copied: 'Copied',
      open: 'Open the form',
    },
  };
}
