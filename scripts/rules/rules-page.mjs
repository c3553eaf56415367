// @ts-check
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { lawRules } from './law-rules.mjs';
import { testsOfRules } from './rule-tests.mjs';

export const RULES_PAGE = join(ROOT, 'docs/rules.md');

const head = `# Rules of law and their tests

Written by \`npm run generate\`. Each rule has tests whose titles carry its number, in these files.
`;

/** The page that says which tests hold which rule. @returns {string} Markdown */
export function rulesPage() {
  const tests = testsOfRules();
  const sections = Object.entries(lawRules).map(([rule, statement]) => {
    const files = (tests.get(rule) ?? []).map((file) => `- [${file}](../${encodeURI(file)})`);
    return `## ${rule}\n\n${statement}\n\n${files.join('\n')}\n`;
  });
  return `${head}\n${sections.join('\n')}`;
}
