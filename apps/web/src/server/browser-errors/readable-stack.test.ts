import { SourceMap } from 'node:module';
import { expect, it } from 'vitest';
import { type FindSourceMap, readableServerStack, readableStack } from '@/server/browser-errors/readable-stack';

/**
 * The map of `function a(){throw 1}a()`: column 12 is line 3 of `first.ts`, and column 21, the call, is line 7 of `second.ts` with the
 * name `failHere`.
 */
const map = new SourceMap({
  version: 3,
  file: 'x.js',
  sources: [
    'turbopack:///[project]/apps/web/src/first.ts',
    'turbopack:///[project]/node_modules/.pnpm/react@19/node_modules/react/second.ts',
  ],
  sourcesContent: [],
  names: ['failHere'],
  mappings: 'YAEE,SCIIA',
  sourceRoot: '',
});
const find: FindSourceMap = (file) => (file === 'x.js' ? map : undefined);
const at = (column: number, file = 'x.js') => ({ file, line: 1, column, name: 'a' });

it('readableStack: names source, line and the function that the next place calls', () => {
  expect(readableStack([at(13), at(22)], find)).toBe(
    ['    at failHere (apps/web/src/first.ts:3:3)', '    at a (react/second.ts:7:7)'].join('\n'),
  );
});

it('readableStack: keeps the short name where the next place is outside of our scripts', () => {
  expect(readableStack([at(13), null, at(22)], find)).toBe(
    ['    at a (apps/web/src/first.ts:3:3)', '    at (outside of our scripts)', '    at a (react/second.ts:7:7)'].join(
      '\n',
    ),
  );
});

it('readableStack: keeps a place as it was built if there is no source map', () => {
  expect(readableStack([at(13, 'other.js')], find)).toBe('    at a (other.js:1:13)');
  expect(readableStack([{ file: '..js', line: 1, column: 1 }])).toBe('    at ..js:1:1');
});

it('readableStack: keeps a place before the first one of the map', () => {
  expect(readableStack([at(1)], find)).toBe('    at a (x.js:1:1)');
});

it('readableServerStack: names source, line and function of places in the build, and keeps the others', () => {
  const findOnServer: FindSourceMap = (file) => (file === 'server/chunks/ssr/x.js' ? map : undefined);
  const lines = [
    '    at a (/app/apps/web/.next/server/chunks/ssr/x.js:1:13)',
    '    at async /app/apps/web/.next/server/chunks/ssr/x.js:1:22',
    '    at b (/app/apps/web/.next/server/app/[site]/(default)/page.js:4:2)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
    '    at async c (/app/node_modules/next/server.js:10:9)',
  ];
  expect(readableServerStack(lines, findOnServer).split('\n')).toEqual([
    '    at failHere (apps/web/src/first.ts:3:3)',
    '    at react/second.ts:7:7',
    '    at b (/app/apps/web/.next/server/app/[site]/(default)/page.js:4:2)',
    ...lines.slice(3),
  ]);
});

it('readableServerStack: writes the path within the repository where the map has the path from the built file', () => {
  const relative = new SourceMap({ ...map.payload, sources: ['../../../../../apps/web/src/first.ts', 'second.ts'] });
  const line = '    at a (/app/apps/web/.next/server/chunks/x.js:1:13)';
  expect(readableServerStack([line], () => relative)).toBe('    at a (apps/web/src/first.ts:3:3)');
});
