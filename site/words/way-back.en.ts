/** The way back to a receipt, in English. In a file of its own: it is loaded only where there is a receipt to go back to. */
export const englishWayBack = {
  label: 'Your request',
  open: 'Your receipt',
  forget: 'Forget it in this tab',
};

export type WayBackWords = typeof englishWayBack;
