import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** `import type` is erased; any other import makes the module part of the bundle. */
const runtimeImport = /^import (?!type\b)[^;]*from '@prestafaro\/application'/m;

it('imports the description of the application at run time only in modules that never reach the browser', () => {
  const importers = files.filter((file) => runtimeImport.test(readFileSync(join(source, file), 'utf8')));
  expect(importers.length).toBeGreaterThan(0);
  const unmarked = importers.filter(
    (file) => !readFileSync(join(source, file), 'utf8').includes("import 'server-only'"),
  );
  expect(unmarked, "add import 'server-only': columns and labels of the desk are not for browsers").toEqual([]);
});

it('gives the browser the rules of the answers without columns and labels of the desk', () => {
  const rules = join(source, '../../../packages/application/src');
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const imports = readFileSync(join(rules, file), 'utf8').matchAll(
      /^(?:import|export) (?!type\b)[^;]*from '\.\/(.+)'/gm,
    );
    for (const [, imported = ''] of imports) follow(imported);
  };
  follow('check-step.ts');
  expect([...reached]).toContain('read-person.ts');
  expect([...reached].filter((file) => /^(fields|storage)\//.test(file))).toEqual([]);
});
