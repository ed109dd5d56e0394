import { createContext } from 'react';

/** Marks the page's own inline scripts. Only the server knows it; a browser hides it from the page. */
export const NonceContext = createContext<string | undefined>(undefined);
