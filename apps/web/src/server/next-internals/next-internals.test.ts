import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const repository = path.join(folder, '../../../../..');
const own = path.relative(repository, folder);

/** Interfaces of Next, React and Node that no manual documents; only this folder may use them. */
const patterns: readonly RegExp[] = [
  // The program itself is the `bin` of package.json.
  /next\/dist\/(?!bin\/next\b)/,
  /__next/i,
  /NEXT_(PRIVATE|PHASE)/,
  /globalThis\["TURBOPACK"\]/,
  /server-reference-manifest|prerender-manifest|build-manifest/,
  /(ServerResponse|IncomingMessage|OutgoingMessage|Server)\.prototype/,
  /http\.(server|client)\.(request|response)\./,
  /react-dom\/client/,
  /console(\.\w+|\[[^\]]+\]) = /,
  /process\s*\.(listeners|removeAllListeners|rawListeners)\(/,
  /\b(css|turbopack)Chunking\b/,
];

interface Source {
  readonly file: string;
  readonly text: string;
}

/** `file: match` of each source outside this folder that matches a pattern. */
const reachesOf = (sources: readonly Source[]) =>
  sources
    .filter(({ file }) => !file.startsWith(`${own}/`))
    .flatMap(({ file, text }) =>
      patterns.flatMap((pattern) => {
        const [match] = pattern.exec(text) ?? [];
        return match === undefined ? [] : [`${file}: ${match}`];
      }),
    );

/** The code of the web app, and the files that build, start and package it. Documents may name anything. */
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/web', 'deploy', 'scripts'], {
  cwd: repository,
  encoding: 'utf8',
});
const sources = tracked
  .split('\n')
  .filter((file) => /\.(tsx?|[cm]?js|sh|conf|yml|Dockerfile)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(repository, file), 'utf8') }));

/** Tests of users of this folder that replace Next, and a test of the process itself. */
const allowed = ['apps/web/src/server/stop-gracefully.test.ts: process.listeners('];

describe('reaches into Next, React and Node', () => {
  it('stand in server/next-internals only', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(reachesOf(sources).filter((reach) => !allowed.includes(reach))).toEqual([]);
  });

  it.each([
    "import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';",
    'window.__next_s ??= [];',
    "env: { __NEXT_MANUAL_TRAILING_SLASH: 'true' }",
    "if (process.env.NEXT_PHASE === 'phase-production-build') return;",
    'RUN sed -i s/key// .next/server/server-reference-manifest.json',
    'const { end } = ServerResponse.prototype;',
    "subscribe('http.server.request.start', note);",
    "require('react-dom/client');",
    'console.error = () => undefined;',
    'console[method] = () => undefined;',
    "const before = process.listeners('SIGTERM');",
    'experimental: { cssChunking: true }',
  ])('are found in other files: %s', (text) => {
    expect(reachesOf([{ file: 'apps/web/src/proxy.ts', text }])).toHaveLength(1);
  });

  it('have a row in the table of README.md for each file, and the table has no other rows', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.ts$|^testing\//.test(file));
    const rows = readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm);
    expect([...rows].map(([, file]) => file).sort()).toEqual(files.sort());
  });
});
