/**
 * Identifies our own chat to our own server. It is public, is part of the browser's script, and protects nothing:
 * what protects the assistant are its limits and guards.
 */
export const publicClientKey = 'firm-chat-public-1';
