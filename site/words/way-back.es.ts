// To be checked by a certified translator before launch.
import type { WayBackWords } from './way-back.en.ts';

/** The way back to a receipt, in Spanish. */
export const spanishWayBack: WayBackWords = {
  label: 'Su solicitud',
  open: 'Su recibo',
  forget: 'Olvidarla en esta pestaña',
};
