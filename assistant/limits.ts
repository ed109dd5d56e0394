/** Limits for both sides: the widget keeps to them, the server enforces them. */

/** One body may hold 16 kB; the widget sends as much of the conversation as fits. */
export const largestConversation = 16 * 1024;
/** In characters. No answer of the firm comes near the second number. */
export const longest = { user: 1_000, assistant: 4_000 } as const;
/** Of the newest messages; the greeting goes along with them. */
export const mostMessages = 60;
/** How many characters of the visitor's questions are read again at each question, counted back from the newest. */
export const mostRead = 2_000;

/** Where questions are posted, below the address of the page's language. */
export const chatAddress = '/legal-chat';
