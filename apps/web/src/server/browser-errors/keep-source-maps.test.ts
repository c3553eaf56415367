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
  mkdirSync(join(projectDir, '.next/server'));
  await keepSourceMaps({ projectDir, distDir: '.next' });

  const left = Object.fromEntries(readdirSync(chunks).map((name) => [name, readFileSync(join(chunks, name), 'utf8')]));
  expect(left).toEqual({ 'a.js': 'run();\n', 'c.css': 'p{}', 'e.js': 'plain();' });
  const kept = join(projectDir, '.next/source-maps');
  expect(readdirSync(kept)).toEqual(['a.js.map']);
  const { sourcesContent, ...places } = map;
  expect(JSON.parse(readFileSync(join(kept, 'a.js.map'), 'utf8'))).toEqual(places);
});

it('keepSourceMaps: keeps the source maps of the server below their own folder, without the text of the sources', async () => {
  const chunks = join(projectDir, '.next/server/chunks/ssr');
  mkdirSync(chunks, { recursive: true });
  mkdirSync(join(projectDir, '.next/static/chunks'), { recursive: true });
  const places = { version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' };
  const sections = (map: object) => ({ version: 3, sections: [{ offset: { line: 0, column: 0 }, map }] });
  const sourcesContent = ['secret()'];
  writeFileSync(join(chunks, 'a.js.map'), JSON.stringify({ ...places, sourcesContent }));
  writeFileSync(join(chunks, 'b.js.map'), JSON.stringify(sections({ ...places, sourcesContent })));
  await keepSourceMaps({ projectDir, distDir: '.next' });

  const kept = (name: string) =>
    JSON.parse(readFileSync(join(projectDir, '.next/source-maps/server/chunks/ssr', name), 'utf8'));
  expect(kept('a.js.map')).toEqual(places);
  expect(kept('b.js.map')).toEqual(sections(places));
});
