import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Budgets of the whole project, in KiB. */
const budget: { trackingPackage: number; consentGate: number } = JSON.parse(
  readFileSync(new URL('../../../bench/budget.json', import.meta.url), 'utf8'),
).kibibytes;

/** The size in bytes of a file of this package with all its imports, minified and compressed as it is served. */
async function shippedBytes(file: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: 'esbuild',
      rollupOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  expect(code).toContain('export');
  return gzipSync(code).length;
}

test('the gate and the memory of the landing, which every page loads, are within their size budget', async () => {
  expect(await shippedBytes('./index.ts')).toBeLessThanOrEqual(budget.consentGate * 1024);
});

test('the measurement, which a page loads after consent, is within its size budget', async () => {
  expect(await shippedBytes('./measurement.ts')).toBeLessThanOrEqual(budget.trackingPackage * 1024);
});
