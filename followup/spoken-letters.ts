/** No 0 and O, 1 and I, 5 and S, 8 and B; of letters that sound alike (B, C, D, E, G, P, T, V, Z; M, N) only one. */
export const spokenLetters = '234679AFHJKMPRUWXY';
