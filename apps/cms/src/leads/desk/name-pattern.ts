import { typedForKazakh } from '@prestafaro/countries';

const LETTER = /\p{L}/u;

/** Letters that Unicode does not take apart into a letter and a mark, and the Kazakh letters that a Russian keyboard lacks. */
const STROKES: Readonly<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ø: 'o', ß: 's', ı: 'i' },
  ...typedForKazakh,
  і: 'и',
};

/** `Ł` → `l`, `Á` → `a`: lower case without marks. */
const plain = (letter: string): string => {
  const base = letter.toLowerCase().normalize('NFD').charAt(0);
  return STROKES[base] ?? base;
};

/** From, to: Latin with its extensions, Cyrillic, and the Latin letters of Vietnamese. */
const RANGES = [
  [0x41, 0x24f],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
] as const;

/** A plain letter → every letter that a person may mean by it. */
const MEANT = new Map<string, string>();
for (const [from, to] of RANGES) {
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCharCode(code);
    if (LETTER.test(letter)) MEANT.set(plain(letter), `${MEANT.get(plain(letter)) ?? ''}${letter}`);
  }
}

/**
 * The names that begin with a text, in any case, with or without accents, as a pattern: for GLOB of SQLite, or for a regular
 * expression of PostgreSQL. Both read a class of letters as `[aáà]`.
 */
export function namePattern(text: string, database: 'sqlite' | 'postgres'): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    const meant = LETTER.test(letter) ? MEANT.get(plain(letter)) : undefined;
    if (meant) return `[${meant}]`;
    if (database === 'sqlite') return `[${letter}]`;
    return letter.replace(/[\\^$.|?*+()[\]{}]/, '\\$&');
  }).join('');
  return database === 'sqlite' ? `${letters}*` : `^${letters}`;
}
