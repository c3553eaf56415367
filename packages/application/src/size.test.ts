import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

const checkStep = fileURLToPath(new URL('./check-step.ts', import.meta.url));
const countries = fileURLToPath(new URL('../../countries/src/index.ts', import.meta.url));

/** The files that a browser gets for the check of a form: the first is loaded with the page. */
async function builtFiles() {
  const entry = `export { checkStep } from ${JSON.stringify(checkStep)};
export { loadCountryRules } from ${JSON.stringify(countries)};`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [{ find: /^@prestafaro\/countries$/, replacement: countries }] },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? entry : null) },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.flatMap((each) => (each.type === 'chunk' ? [each] : []));
}

const timeZone = /'?"?(?:Europe|America|Asia|Africa)\/\w+/g;

test('the check of a form bundles no country, and a country comes in a file without the others', async () => {
  const files = await builtFiles();
  const zonesOf = (code: string) => new Set(code.match(timeZone));
  const [first, ...later] = [...files].sort((a, b) => Number(b.isEntry) - Number(a.isEntry));
  expect(zonesOf(first?.code ?? 'Europe/Nowhere').size).toBe(0);
  const zones = later.map(({ code }) => zonesOf(code).size);
  expect(zones.filter((count) => count === 1)).toHaveLength(9);
  expect(Math.max(...zones)).toBe(1);
});
