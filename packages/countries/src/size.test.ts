import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const index = fileURLToPath(new URL('./index.ts', import.meta.url));

/** The minified code that a browser gets for some exports of this package. */
async function shippedCode(names: readonly string[]): Promise<string> {
  const entry = `export { ${names.join(', ')} } from ${JSON.stringify(index)};`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? entry : null) },
    ],
    build: {
      write: false,
      minify: 'esbuild',
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
}

test('the exports for the browser do not bundle the facts of the countries', async () => {
  const names = [
    'formatMoney',
    'formatNumber',
    'formatPercent',
    'formatDate',
    'returnDate',
    'selectPlural',
    'toIsoDate',
  ];
  const code = await shippedCode(names);
  expect(code).toContain('PluralRules');
  expect(code).not.toContain('Europe/Madrid');
  expect(gzipSync(code).length).toBeLessThan(1536);
});

test('the reader of typed numbers, which pages with an amount load, is small', async () => {
  const code = await shippedCode(['readNumber']);
  expect(code).not.toContain('Europe/Madrid');
  expect(gzipSync(code).length).toBeLessThan(768);
});

test('the search finds the facts of a country in the code that holds them', async () => {
  expect(await shippedCode(['siteOfLocale'])).toContain('Europe/Madrid');
});
