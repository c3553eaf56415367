/** The characters of a number in printed groups. Each `#` of `writing` is one of them; there are as many: `### ## ## ##`. */
export function inGroups(number: string, writing: string): string {
  let index = 0;
  return writing.replace(/#/g, () => number.charAt(index++));
}
