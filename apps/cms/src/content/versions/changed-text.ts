/** Texts of up to this length are shown whole. */
const WHOLE = 200;
/** How much of what both texts share is shown on each side of what differs. */
const AROUND = 60;

/** The parts of two texts that differ, with some words around them; `…` stands for what both share. */
export function changedText(before: string, after: string): { before: string; after: string } {
  if (before.length <= WHOLE && after.length <= WHOLE) return { before, after };
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = beginOfWord(before, start - AROUND);
  const to = Math.max(0, end - AROUND);
  return { before: excerpt(before, from, to), after: excerpt(after, from, to) };
}

/** The position of a word's beginning at or before a position; 0 for one before the text. */
function beginOfWord(text: string, position: number): number {
  if (position <= 0) return 0;
  return text.slice(0, position).search(/\S*$/);
}

/** @param from the first character, which begins a word @param to how many characters of the end are left out, at most */
function excerpt(text: string, from: number, to: number): string {
  const last = text.length - to;
  const end = last + text.slice(last).search(/\s|$/);
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}
