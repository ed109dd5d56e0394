// To be checked by a certified translator before launch.
import { counted } from './counted.ar.ts';
import type { englishCourts } from './courts.en.ts';

/** The texts of the court finder in Arabic. */
export const arabicCourts: typeof englishCourts = {
  found: (count: number): string =>
    counted(count, {
      zero: 'هذه المحكمة ليست في قائمتنا. يمكنك الاتصال بالرقم الذي على ورقتك، أو الاتصال بنا. المزيد أدناه.',
      one: `محكمة واحدة (${count}) مطابقة.`,
      two: `محكمتان (${count}) مطابقتان. من المهم مقارنة الرقم والمكان بورقتك.`,
      few: `${count} محاكم مطابقة. من المهم مقارنة الرقم والمكان بورقتك.`,
      many: `${count} محكمة مطابقة. من المهم مقارنة الرقم والمكان بورقتك.`,
      other: `${count} محكمة مطابقة. من المهم مقارنة الرقم والمكان بورقتك.`,
    }),
};
