/** Whether a slip of the finger lies between two words: one letter more, less or other, or two neighbors swapped. */
export function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [endOne, endOther] = [one.length, other.length];
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne--;
    endOther--;
  }
  const [cut, instead] = [one.slice(start, endOne), other.slice(start, endOther)];
  return (cut.length <= 1 && instead.length <= 1) || (cut.length === 2 && cut[0] === instead[1] && cut[1] === instead[0] && instead.length === 2);
}
