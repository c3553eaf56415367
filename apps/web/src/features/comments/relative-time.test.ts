import { locales, siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { relativeTime } from '@/features/comments/relative-time';

const then = Date.UTC(2026, 10, 20, 9, 30);
const textAfter = (minutes: number, language = 'es') =>
  relativeTime(then, then + minutes * 60_000, language, '\u00a0').replaceAll('\u202f', '\u00a0');

describe('relativeTime', () => {
  it('counts minutes below an hour', () => {
    expect(textAfter(1)).toBe('hace 1 minuto');
    expect(textAfter(59.9)).toBe('hace 59 minutos');
  });

  it('counts hours from one hour on, and never days', () => {
    expect(textAfter(60)).toBe('hace 1 hora');
    expect(textAfter(26 * 60)).toBe('hace 26 horas');
    expect(textAfter(40 * 24 * 60)).toBe('hace 960 horas');
  });

  it('groups thousands in the format of the site', () => {
    expect(textAfter(1_000 * 60)).toBe('hace 1\u00a0000 horas');
    expect(textAfter(206_342 * 60)).toBe('hace 206\u00a0342 horas');
    expect(textAfter(1_206_342 * 60, 'en')).toBe('1\u00a0206\u00a0342 hours ago');
  });

  it('returns one minute for the present and for the future', () => {
    expect(textAfter(0)).toBe('hace 1 minuto');
    expect(textAfter(-5)).toBe('hace 1 minuto');
  });

  it('has a text in every language', () => {
    expect(textAfter(3 * 60, 'uk')).toBe('3 години тому');
    expect(textAfter(3 * 60, 'ru')).toBe('3 часа назад');
    for (const locale of locales) expect(textAfter(120, siteOfLocale(locale).language), locale).toContain('2');
  });
});
