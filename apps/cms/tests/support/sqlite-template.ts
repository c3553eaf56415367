import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTables } from './make-tables';

/** Lets a CMS make its tables in a SQLite file once. Each test file copies this file. */
export default async function setup({ provide }: TestProject) {
  const home = await makeTables();
  provide('sqliteTemplate', path.join(home, 'cms.sqlite'));
  return () => rmSync(home, { recursive: true, force: true });
}
