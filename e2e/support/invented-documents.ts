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

/** A CCCD: Hanoi, a woman born in the 1900s, the year of birth, six digits. */
export const inventCccd = ({ year }: BirthDate): string => `0011${twoDigits(year)}${digits(6)}`;

/** A PESEL of somebody born in the 1900s: the check digit weighs the others by 1, 3, 7, 9. */
export function inventPesel({ day, month, year }: BirthDate): string {
  const start = `${[year, month, day].map(twoDigits).join('')}${digits(4)}`;
  const sum = [...start].reduce((total, digit, index) => total + Number(digit) * ([1, 3, 7, 9][index % 4] ?? 0), 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

/** A UMID: twelve digits without a public check. */
export const inventUmid = (): string => digits(12);

/** A MyKad: date of birth, Kuala Lumpur, four digits. */
export const inventMyKad = ({ day, month, year }: BirthDate): string =>
  `${[year, month, day].map(twoDigits).join('')}14${digits(4)}`;

/** A South African ID: date of birth, four digits, citizen, 8, and the check digit of Luhn. */
export function inventSouthAfricanId({ day, month, year }: BirthDate): string {
  const start = `${[year, month, day].map(twoDigits).join('')}${digits(4)}08`;
  const sum = [...start].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

/** An ИИН of a woman born in the 1900s: the check digit weighs the others by their place. Some numbers have none. */
export function inventIin({ day, month, year }: BirthDate): string {
  const start = `${[year, month, day].map(twoDigits).join('')}4${digits(4)}`;
  const check = [...start].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0) % 11;
  return check === 10 ? inventIin({ day, month, year }) : `${start}${check}`;
}

/** How a mobile number of a country begins as people type it, and how many digits follow. */
const phones = {
  ES: ['6', 8],
  MX: ['55 1', 7],
  UA: ['067 ', 7],
  VN: ['091', 7],
  PL: ['51', 7],
  PH: ['0917 ', 7],
  MY: ['012-', 7],
  ZA: ['082 ', 7],
  KZ: ['8 701 ', 7],
} as const;

/** A random phone number, as people of the country type it. */
export function inventPhone(country: keyof typeof phones): string {
  const [start, count] = phones[country];
  return `${start}${digits(count)}`;
}

/** A random address of the network that is reserved for benchmarks (RFC 2544). */
export function inventAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}
