/** By when somebody is called, in a list after a reference. */
export const whenWords = {
  by: (due: string) => `call due by ${due}`,
  shortBy: (due: string) => `call by ${due}`,
  between: (from: string, until: string) => `call between ${from} and ${until}`,
};
