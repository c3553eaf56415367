import { forbiddenClaims, locales, siteOfLocale } from '@prestafaro/countries';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill, fillCount, messageParts } from '@/messages/fill';
import { loadMessages } from '@/messages/load-messages';
import type { Messages } from '@/messages/message-shape';
import { catchLog } from '@/server/testing/catch-log';

function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('catalogues', () => {
  it.each(locales)('%s fills the same names as Spain', async (locale) => {
    const spanish = new Map(texts(await loadMessages('es-ES')));
    for (const [path, text] of texts(await loadMessages(locale))) {
      expect(text.trim(), path).not.toBe('');
      const model = spanish.get(path) ?? spanish.get(path.replace(/\.\w+$/, '.other'));
      expect(namesIn(text), path).toEqual(namesIn(model ?? ''));
    }
  });
  it.each(locales)('%s makes no claim of speed, ease or certainty (R5)', async (locale) => {
    const { language } = siteOfLocale(locale);
    const claims = texts(await loadMessages(locale)).flatMap(([path, text]) =>
      forbiddenClaims(text, language).map(({ phrase }) => `${path}: ${phrase}`),
    );
    expect(claims).toEqual([]);
  });
  it('have the texts of the specification for Spain', async () => {
    const { breadcrumbs, pagination, errors } = await loadMessages('es-ES');
    expect(breadcrumbs.root).toBe('Préstamos Online');
    expect(pagination.position).toBe('Página {current} de {total}');
    expect(errors.notFoundTitle).toBe('No hemos podido encontrar la página solicitada');
    expect(errors.notFoundAction).toBe('Pedir un préstamo');
  });
  it('fall back to the default language when one cannot be loaded, and log it', async () => {
    const lines = catchLog();
    const messages = await loadMessages('pl-PL', () => Promise.reject(new Error('gone')));
    expect(messages.breadcrumbs.root).toBe('Préstamos Online');
    expect(lines).toMatchObject([{ level: 'error' }]);
    vi.mocked(process.stdout.write).mockRestore();
  });
});

describe('a catalogue that lacks a message', () => {
  const lacking = async () => {
    const { breadcrumbs: _, ...messages } = await loadMessages('pl-PL');
    return { default: messages as Messages };
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('shows the key in development and logs it once with the site', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const lines = catchLog();
    expect((await loadMessages('pl-PL', lacking)).breadcrumbs.root).toBe('⟦breadcrumbs.root⟧');
    await loadMessages('pl-PL', lacking);
    // Next loads a module once for pages and once for route handlers.
    vi.resetModules();
    const other = await import('@/messages/load-messages');
    await other.loadMessages('pl-PL', lacking);
    const ofRoot = lines.filter(({ message }) => String(message).includes('"breadcrumbs.root"'));
    expect(ofRoot).toMatchObject([
      { level: 'error', message: expect.stringMatching(/^The site pl-PL has no message /) },
    ]);
  });

  it('stays as it is in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const lines = catchLog();
    expect(await loadMessages('pl-PL', lacking)).toEqual((await lacking()).default);
    expect(lines).toEqual([]);
  });
});

describe('fill', () => {
  it('puts values in place of names and leaves an unknown name visible', () => {
    expect(fill('Página {current} de {total}', { current: 2 })).toBe('Página 2 de {total}');
  });
  it('writes one full stop after a value that ends in one', () => {
    expect(fill('С {first} по {last}. Обе даты считаются.', { first: '1 мая 2026 г.', last: '2 мая 2026 г.' })).toBe(
      'С 1 мая 2026 г. по 2 мая 2026 г. Обе даты считаются.',
    );
    expect(fill('Página {current}.', { current: 2 })).toBe('Página 2.');
  });
  it('uses the plural form of the language for a count', async () => {
    const { units } = await loadMessages('uk-UA');
    expect([1, 3, 5].map((count) => fillCount('uk', count, units.days))).toEqual(['1 день', '3 дні', '5 днів']);
    const spanish = await loadMessages('es-ES');
    expect(fillCount('es', 206_342, spanish.blog.article.views, '206 342')).toBe('206 342 visitas');
  });
  it('splits a message at its names', () => {
    expect(messageParts('a {b} c')).toEqual([{ text: 'a ' }, { name: 'b' }, { text: ' c' }]);
  });
});
