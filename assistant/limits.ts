/** Known to both sides: the widget keeps to them, the server insists. */

/** One body may hold 16 kB; the widget sends as much of the conversation as fits. */
export const largestConversation = 16 * 1024;
/** A question is short; an answer of 600 tokens stays below the second number. */
export const longest = { user: 1_000, assistant: 4_000 } as const;
export const mostMessages = 60;
