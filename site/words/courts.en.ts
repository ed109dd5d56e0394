import type { Spelling } from '#self-help/courts/find.ts';

/** The texts of the court finder in English. They come with the tool, so that pages need not carry them. */
export const englishCourts: CourtsWords = {
  found: (count) =>
    count === 0
      ? 'We do not list this one. Call the number on your paper, or call us. More below.'
      : count === 1
        ? '1 court fits.'
        : `${count} courts fit. Compare the number and the place with your paper.`,
  spelled: {},
  skipped: [],
};

export type CourtsWords = Spelling & { found: (count: number) => string };
