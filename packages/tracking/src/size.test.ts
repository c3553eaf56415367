import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Bytes of a file of this package and all that it imports, minified and compressed as a visitor gets them. */
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

test('the whole package is at most 6 KiB', async () => {
  expect(await shippedBytes('./index.ts')).toBeLessThanOrEqual(6 * 1024);
});

test('the consent gate, which every page loads, is at most 1.5 KiB', async () => {
  expect(await shippedBytes('./consent-gate.ts')).toBeLessThanOrEqual(1.5 * 1024);
});
