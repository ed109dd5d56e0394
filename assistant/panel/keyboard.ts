/** Whether a field can take the focus by itself. On a phone its keyboard would come up and cover what is to be read. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}
