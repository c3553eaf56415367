// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT, WEB_FOLDER } from '../paths.mjs';
import { readSites } from '../stack/site-table.mjs';

/**
 * @typedef {{ unavailableTitle: string, unavailableText: string, busyTitle: string, busyText: string, retry: string }} Words
 */

/** Where nginx finds the pages. */
export const ERROR_FOLDER = join(ROOT, 'deploy/nginx/errors');

/**
 * What nginx shows while no web server answers, and to a visitor who asks for too many pages: two pages for each site, with
 * everything they need in them, and the table that says which one a visitor gets. The words are those of the web app, the colours its tokens.
 * @returns {Promise<Map<string, string>>} content by file name
 */
export async function errorPages() {
  const sites = await readSites();
  const style = pageStyle(readFileSync(join(WEB_FOLDER, 'src/ui/tokens.css'), 'utf8'));
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { locale } of sites) {
    const { unavailableTitle, unavailableText, busyTitle, busyText, retry } = await readWords(locale);
    files.set(`${locale}.html`, pageOf(locale, { title: unavailableTitle, text: unavailableText, retry }, style));
    files.set(`${locale}.busy.html`, pageOf(locale, { title: busyTitle, text: busyText, retry }, style));
  }
  files.set('locales.map', localeTable(sites));
  return files;
}

/** @param {string} locale @returns {Promise<Words>} */
async function readWords(locale) {
  const file = join(WEB_FOLDER, `src/messages/${locale.toLowerCase()}.ts`);
  const alias = [{ find: /^@\//, replacement: `${join(WEB_FOLDER, 'src')}/` }];
  const { module } = /** @type {{ module: { default: { errors: Words } } }} */ (
    await runnerImport(file, { configFile: false, logLevel: 'error', resolve: { alias } })
  );
  return module.default.errors;
}

/**
 * Lines of nginx's `map "$country$sent_path"`: sites with a path of their own before the default language of their country.
 * @param {import('../stack/site-table.mjs').Site[]} sites
 */
export function localeTable(sites) {
  const [first] = sites;
  const lines = [...sites]
    .sort((one, other) => other.basePath.length - one.basePath.length)
    .map(({ country, basePath, locale }) => `~*^${country}${basePath && `${basePath}(/|$)`} ${locale};`);
  return `${[`default ${first?.locale};`, ...lines].join('\n')}\n`;
}

/**
 * @param {string} tokens the style sheet of the design tokens
 * @returns {string} the style of the page, in the light and the dark value of each colour that it needs
 */
export function pageStyle(tokens) {
  const names = ['paper', 'ink', 'ink-2', 'action', 'action-hover', 'on-action', 'light', 'focus'];
  const values = names.map((name) => {
    const pair = new RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(tokens);
    if (!pair) throw new Error(`tokens.css has no --${name} with a light and a dark value`);
    return { name, light: pair[1], dark: pair[2] };
  });
  const list = (/** @type {'light' | 'dark'} */ scheme) =>
    values.map((value) => `--${value.name}:${value[scheme]}`).join(';');
  return [
    `:root{color-scheme:light dark;${list('light')}}`,
    `@media(prefers-color-scheme:dark){:root{${list('dark')}}}`,
    '*{box-sizing:border-box}',
    'body{margin:0;min-height:100vh;display:grid;align-content:center;padding:clamp(1.25rem,6vw,4rem);background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 system-ui,sans-serif}',
    'main{width:100%;max-width:42rem;margin:0 auto}',
    '.brand{display:flex;align-items:center;gap:.6rem;margin:0 0 2.5rem;font-size:1.375rem;font-weight:600;letter-spacing:-.035em;line-height:1}',
    'svg{width:2.5rem;height:2.5rem}.tower{fill:var(--ink)}.beam{fill:var(--light)}',
    'h1{margin:0 0 1rem;font-size:clamp(1.8125rem,1.46rem + 1.55vw,2.625rem);font-weight:600;line-height:1.2;letter-spacing:-.028em;text-wrap:balance;overflow-wrap:anywhere}',
    '.text{margin:0 0 2rem;color:var(--ink-2);max-width:34em}',
    'a{display:inline-flex;align-items:center;min-height:3rem;padding:.65rem 1.35rem;border-radius:10px;background:var(--action);color:var(--on-action);font-weight:600;line-height:1.2;text-decoration:none}',
    'a:hover{background:var(--action-hover)}a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
    '@media(forced-colors:active){.tower,.beam{fill:CanvasText}a{border:1px solid}}',
  ].join('');
}

/**
 * @param {string} locale
 * @param {{ title: string, text: string, retry: string }} words
 * @param {string} style
 */
function pageOf(locale, words, style) {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const title = escapeHtml(words.title);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand"><svg viewBox="0 0 40 40" aria-hidden="true"><path class="beam" d="M20 10.6 39 3v17.2L20 12.6Z"/><path class="tower" d="M9.2 14.9h9.6L22 38H6ZM8 12.2h12v1.7H8zM10 11V8.6C10 6 12 4 14 2.4 16 4 18 6 18 8.6V11Z"/></svg>Prestafaro</p>
<h1>${title}</h1>
<p class="text">${escapeHtml(words.text)}</p>
<a href="">${escapeHtml(words.retry)}</a>
</main>
</body>
</html>
`;
}

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
