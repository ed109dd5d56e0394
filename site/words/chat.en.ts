import type { ChatWords } from '#assistant/panel/words.ts';

/** The chat's texts in English, in a file of their own: the chat brings them along, so that pages need not. */
export function englishChat(phone: string): ChatWords {
  return {
    close: 'Close chat',
    title: 'Ask a question',
    subtitle: 'Automated assistant. Not a lawyer.',
    notice:
      'This is automated, not a lawyer, and it can be wrong. What you write here is not privileged or confidential like a talk with your own lawyer. Please do not describe what happened. Leave out Social Security numbers and birth dates. We do not store what you type. It stays in this tab until you close the tab or clear the chat.',
    provider: {
      yes: 'Another company’s AI helps to find the answer and gets your text.',
      maybe: 'If another company’s AI helps us answer, that company gets the text.',
    },
    starters: 'People often ask:',
    about: 'So far:',
    chips: { meant: 'Did you mean:', near: 'Closest to your question:', next: 'People ask next:', choices: 'Choose an answer:' },
    clear: 'Clear this chat',
    greeting: "Hi! I'm here to help answer questions about the firm's services. How can I assist you today?",
    messages: 'Messages',
    you: 'You:',
    assistant: 'Assistant:',
    note: (number, cite) => `note ${number}: ${cite}`,
    typing: 'The assistant is typing',
    label: 'Your message',
    hint: 'Please leave out what happened.',
    privateNumber: 'Please take out the Social Security number or birth date. If you press Send again, “[private]” is sent in its place.',
    placeholder: 'Type a question',
    send: 'Send message',
    emergency: 'Emergency?',
    call: `Call ${phone}`,
    lifelines: { danger: 'In danger?', call: 'Call', suicide: 'Thinking of suicide?', callOrText: 'Call or text' },
    retry: 'Try again',
    failedTitle: 'Error',
    failedResponse: 'Failed to get response',
    failedSend: `Failed to send message. Please call ${phone} for immediate assistance.`,
    trouble: `I'm having trouble connecting right now. For immediate assistance, please call us at ${phone}.`,
    dismiss: 'Dismiss',
    request: {
      offer: 'Ask for a free case review',
      back: 'Back to the chat',
      coming: 'Opening the form…',
      missing: 'The form did not open here.',
      page: 'Open the form on its own page',
    },
  };
}
