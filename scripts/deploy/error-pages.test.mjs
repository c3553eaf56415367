import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSites } from '../stack/site-table.mjs';
import { ERROR_FOLDER, errorPages, localeTable, pageStyle } from './error-pages.mjs';

describe('the error pages of nginx', () => {
  test('equal the output of npm run generate', async () => {
    const files = await errorPages();
    expect(readdirSync(ERROR_FOLDER).sort()).toEqual([...files.keys()].sort());
    for (const [name, content] of files) expect(readFileSync(join(ERROR_FOLDER, name), 'utf8'), name).toBe(content);
  });

  test('are in the language of the site, load nothing, and allow only their own style', async () => {
    const pages = [...(await errorPages())].filter(([name]) => name.endsWith('.html'));
    expect(pages).toHaveLength(2 * (await readSites()).length);
    for (const [name, html] of pages) {
      expect(html).toContain(`<html lang="${name.split('.')[0]}">`);
      expect(html).not.toMatch(/https?:|url\(|<script|<link|<img/);
      const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      expect(html).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    }
    const titles = new Set(pages.map(([, html]) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]));
    // Of each kind one in Spanish, Vietnamese, Polish, English, Malay, Russian, Kazakh and Ukrainian.
    expect(titles.size).toBe(2 * 8);
  });
});

test('the site with a base path is matched before the default site of its country', () => {
  const site = (country, locale, basePath = '') => ({ country, locale, basePath });
  expect(localeTable([site('ES', 'es-ES'), site('UA', 'uk-UA'), site('UA', 'ru-UA', '/ru')])).toBe(
    'default es-ES;\n~*^UA/ru(/|$) ru-UA;\n~*^ES es-ES;\n~*^UA uk-UA;\n',
  );
});

test('throws for a colour that is not in the tokens', () => {
  expect(() => pageStyle('--paper: red;')).toThrow('tokens.css has no --paper');
});
