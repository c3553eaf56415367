import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../../../../scripts/processes/child.mjs';
import { findFreePort } from '../../../../scripts/processes/ports.mjs';
import { cmsEnvironment } from './start-cms';

const folder = path.resolve(import.meta.dirname, '../..');
const program = createRequire(import.meta.url)
  .resolve('@strapi/strapi/package.json')
  .replace('package.json', 'bin/strapi.js');

export interface CmsProcess {
  url: string;
  child: ReturnType<typeof startChild>;
  home: string;
  /** The log so far, one object per line. A line that is not JSON stays a text. */
  lines(): Record<string, unknown>[];
  /** Its messages of a level that contain a text. */
  said(level: string, text: string): string[];
}

/** Starts the compiled CMS in a process of its own, like a deployment, and does not wait until it is ready. */
export async function startCmsProcess(environment: Record<string, string> = {}): Promise<CmsProcess> {
  const home = mkdtempSync(path.join(tmpdir(), 'cms-process-'));
  const logFile = path.join(home, 'cms.log');
  const port = await findFreePort();
  const { PATH = '', TMPDIR = tmpdir() } = process.env;
  const env = { PATH, TMPDIR, ...cmsEnvironment(home), LOG_LEVEL: 'info', PORT: String(port), ...environment };
  const child = startChild(process.execPath, [program, 'start'], { cwd: folder, env, logFile });
  const lines = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (line.startsWith('{') ? JSON.parse(line) : { level: 'none', message: line }));
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    home,
    lines,
    said: (level, text) =>
      lines()
        .filter((line) => line.level === level && String(line.message).includes(text))
        .map(({ message }) => String(message)),
  };
}
