import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepSourceMaps } from '@/server/browser-errors/keep-source-maps';

let projectDir: string;
beforeEach(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'prestafaro-maps-'));
});
afterEach(() => rmSync(projectDir, { recursive: true, force: true }));

it('keepSourceMaps: leaves no source map and no mention of one in the files that browsers load', async () => {
  const chunks = join(projectDir, '.next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  const map = { version: 3, sources: ['a.ts'], sourcesContent: ['secret()'], names: [], mappings: 'AAAA' };
  const files = {
    'a.js': 'run();\n\n//# sourceMappingURL=b.js.map',
    'b.js.map': JSON.stringify(map),
    'c.css': 'p{}\n/*# sourceMappingURL=d.css.map*/\n',
    'd.css.map': '{}',
    'e.js': 'plain();',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(chunks, name), text);
  await keepSourceMaps({ projectDir, distDir: '.next' });

  const left = Object.fromEntries(readdirSync(chunks).map((name) => [name, readFileSync(join(chunks, name), 'utf8')]));
  expect(left).toEqual({ 'a.js': 'run();\n', 'c.css': 'p{}', 'e.js': 'plain();' });
  const kept = join(projectDir, '.next/source-maps');
  expect(readdirSync(kept)).toEqual(['a.js.map']);
  const { sourcesContent, ...places } = map;
  expect(JSON.parse(readFileSync(join(kept, 'a.js.map'), 'utf8'))).toEqual(places);
});
