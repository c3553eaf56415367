import { franc } from 'franc';

/** What the detector may answer (ISO 639-3) for a text in a language; it does not tell Malay from Indonesian. */
const DETECTED: Readonly<Record<string, readonly string[]>> = {
  es: ['spa'],
  en: ['eng'],
  pl: ['pol'],
  vi: ['vie'],
  ms: ['zlm', 'ind'],
  ru: ['rus'],
  uk: ['ukr'],
  kk: ['kaz'],
};

const candidates = [...Object.values(DETECTED).flat(), 'tgl', 'por', 'ces'];

/** Letters that no word of a language has. A name or a term of another language may have them. */
const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  es: /[\p{Script=Cyrillic}ąćęłńśźżđơư]/u,
  en: /[\p{Script=Cyrillic}ąćęłńśźżđơư]/u,
  pl: /[\p{Script=Cyrillic}ñđơư¿¡]/u,
  vi: /[\p{Script=Cyrillic}ñąćęłńśźż¿¡]/u,
  ms: /[\p{Script=Cyrillic}ñąćęłńśźżđơư¿¡]/u,
  ru: /[іїєґңғүұқөәһ]/iu,
  uk: /[ыэёъңғүұқөәһ]/iu,
  kk: /[їєґ]/iu,
};

/** The part of a passage's words that may be names and terms of another language. */
const MAX_FOREIGN_WORDS = 0.2;

/** Fewer words tell a detector too little. */
const MIN_WORDS = 40;

/** The passages of a page that are not in its language: long ones by a detector of languages, all by their letters. */
export function foreignPassages(language: string, passages: readonly string[]): string[] {
  const expected = DETECTED[language];
  const letters = FOREIGN_LETTERS[language];
  if (!expected || !letters) throw new Error(`Say in e2e/support/page-language.ts what ${language} looks like.`);
  return passages.flatMap((text) => {
    const words = text.split(' ').filter((word) => /\p{L}{2}/u.test(word));
    const foreign = words.filter((word) => letters.test(word));
    if (foreign.length > words.length * MAX_FOREIGN_WORDS) return [`${foreign.join(' ')}: ${text.slice(0, 80)}`];
    if (words.length < MIN_WORDS) return [];
    const detected = franc(text, { only: candidates });
    return expected.includes(detected) ? [] : [`${detected}: ${text.slice(0, 80)}`];
  });
}
