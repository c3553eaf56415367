import { randomInt } from 'node:crypto';

/** A date of birth as the fields of a form take it: `14`, `3`, `1987`. */
export interface BirthDate {
  day: string;
  month: string;
  year: string;
}

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
const twoDigits = (text: string) => text.slice(-2).padStart(2, '0');
const oneOf = (letters: string) => letters[randomInt(letters.length)] ?? '';

/** A DNI: the letter is the number modulo 23. */
export function inventDni(): string {
  const number = digits(8);
  return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23]}`;
}

/** A CURP of a woman born in the 1900s: the check digit weighs each character's place in the alphabet, the first one by 18. */
export function inventCurp({ day, month, year }: BirthDate): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const consonant = () => oneOf('BCDFGHJKLMNPQRSTVWXYZ');
  const born = [year, month, day].map(twoDigits).join('');
  const start = `PEXA${born}MDF${consonant()}${consonant()}${consonant()}${randomInt(10)}`;
  const sum = [...start].reduce((total, letter, index) => total + alphabet.indexOf(letter) * (18 - index), 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

/** An РНОКПП: the days since 31 December 1899, four digits, and the check digit. */
export function inventRnokpp({ day, month, year }: BirthDate): string {
  const milliseconds = Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(1899, 11, 31);
  const start = `${String(milliseconds / 86_400_000).padStart(5, '0')}${digits(4)}`;
  const weights = [-1, 5, 7, 9, 4, 6, 10, 5, 7];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(start[index]), 0);
  return `${start}${(((sum % 11) + 11) % 11) % 10}`;
}

/** A random phone number, as people of the country type it. */
export function inventPhone(country: 'ES' | 'MX' | 'UA'): string {
  const start = { ES: '6', MX: '55 1', UA: '067 ' }[country];
  return `${start}${digits(country === 'ES' ? 8 : 7)}`;
}

/** A random address of the network that is reserved for benchmarks (RFC 2544). */
export function inventAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}
