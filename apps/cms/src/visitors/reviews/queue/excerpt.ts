const LENGTH = 240;

/** The beginning of a text, cut between two words. */
export function excerpt(text: string): string {
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > LENGTH / 2 ? end : LENGTH).trimEnd()}…`;
}
