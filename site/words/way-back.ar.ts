// To be checked by a certified translator before launch.
import type { WayBackWords } from './way-back.en.ts';

/** The way back to a receipt, in Arabic. */
export const arabicWayBack: WayBackWords = {
  label: 'طلبك',
  open: 'إيصالك',
  forget: 'نسيانه في هذا التبويب',
};
