// @ts-check
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { markdownTable } from '../docs/markdown-table.mjs';
import { ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';

/** @typedef {{ number: string, title: string, problem: string }} Decision */

const FOLDER = 'docs/decisions';

export const DECISIONS_PAGE = join(ROOT, FOLDER, 'README.md');

const head = `# Decisions

Written by \`npm run generate\` from the titles of the records and the first sentence of their context. A record says which options
there were, what was chosen, what it costs and what would change it.
`;

/**
 * @param {string} record Markdown
 * @returns {Decision | undefined} nothing for a record without number, title or context
 */
export function readDecision(record) {
  const [, number, title] = /^# (\d{3}) · (.+)/.exec(record) ?? [];
  const [, context] = /\n\*\*Context\.\*\* ([\s\S]+?)(?:\n\n|$)/.exec(record) ?? [];
  if (!number || !title || !context) return undefined;
  const [problem = ''] = /^.*?\.(?= |$)/.exec(context.replace(/\s+/g, ' ').trim()) ?? [];
  return { number, title, problem };
}

/** The index of the records, by number. @returns {string} Markdown */
export function decisionsPage() {
  const rows = repositoryFiles(`${FOLDER}/[0-9]*.md`).map((file) => {
    const decision = readDecision(readFileSync(join(ROOT, file), 'utf8'));
    if (!decision) throw new Error(`${file} needs a title such as "# 001 · …" and a paragraph "**Context.** …"`);
    return [decision.number, `[${decision.title}](${basename(file)})`, decision.problem];
  });
  return `${head}\n${markdownTable(['Number', 'Decision', 'Problem'], rows)}\n`;
}
