import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';
import { typeErrorsIn } from './type-errors.mjs';

test('an error of a workspace names its file from the root of the repository, with its further lines', () => {
  const log = [
    '• Running typecheck in 9 packages',
    '@prestafaro/web:typecheck: > next typegen && tsc --noEmit',
    "@prestafaro/web:typecheck: src/app/a.ts(1,14): error TS2322: Type '{}' is not assignable to type 'A'.",
    "@prestafaro/web:typecheck:   Property 'b' is missing.",
    '@prestafaro/web:typecheck:  ELIFECYCLE  Command failed with exit code 2.',
    "@prestafaro/redis-connection:types: src/c.ts(2,1): error TS2304: Cannot find name 'c'.",
    ' ERROR  run failed: command  exited (2)',
  ].join('\n');
  expect(typeErrorsIn(log)).toEqual([
    {
      file: 'apps/web/src/app/a.ts',
      text: "apps/web/src/app/a.ts(1,14): error TS2322: Type '{}' is not assignable to type 'A'.\n  Property 'b' is missing.",
    },
    {
      file: 'packages/redis-connection/src/c.ts',
      text: "packages/redis-connection/src/c.ts(2,1): error TS2304: Cannot find name 'c'.",
    },
  ]);
});

test('an error of a check of the root keeps its path', () => {
  expect(typeErrorsIn("scripts/a.mjs(1,1): error TS2304: Cannot find name 'a'.\n")).toEqual([
    { file: 'scripts/a.mjs', text: "scripts/a.mjs(1,1): error TS2304: Cannot find name 'a'." },
  ]);
});

test('a log without errors has none', () => {
  expect(typeErrorsIn('Tasks: 23 successful, 23 total\n')).toEqual([]);
});

test('each workspace has the name and the folder that paths of errors are made from', () => {
  const manifests = repositoryFiles().filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file));
  expect(manifests.length).toBeGreaterThan(5);
  for (const manifest of manifests) {
    const { name } = JSON.parse(readFileSync(join(ROOT, manifest), 'utf8'));
    const [error] = typeErrorsIn(`${name}:typecheck: src/a.ts(1,1): error TS2304: Cannot find name.`);
    expect(`${error?.file}`).toBe(manifest.replace('package.json', 'src/a.ts'));
  }
});
