// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { quietEnvironment } from '../builds/pnpm.mjs';
import { lineDifference } from '../contract/line-difference.mjs';
import { EXAMPLE_FILE, environmentExample, readExplanation } from '../environment/example.mjs';
import { CMS_FOLDER, LOG_FOLDER, ROOT, WEB_FOLDER } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';

const FIX = 'If the change is meant: npm run generate, and commit what it writes.';

/**
 * The committed contract is what the code says: the example of `.env`, the CMS's schema, and the types that the web app
 * derives from it.
 * @param {Record<string, string>} environment
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runContractTests(environment) {
  const folder = temporaryFolder('contract');
  const counts = { passed: 0, failed: 0 };
  /** @param {string} file @param {string} current */
  const compare = (file, current) => {
    const name = relative(ROOT, file);
    const difference = lineDifference(existsSync(file) ? readFileSync(file, 'utf8') : '', current);
    counts[difference ? 'failed' : 'passed'] += 1;
    if (!difference) return console.log(`  ✓ ${name}`);
    console.log(`  ✗ ${name} is not what the code makes now:\n${difference.replace(/^/gm, '      ')}\n    → ${FIX}`);
  };

  compare(EXAMPLE_FILE, environmentExample(await readExplanation()));

  const schemaFile = join(folder, 'schema.graphql');
  await runToEnd(process.execPath, ['scripts/export-schema.cjs', schemaFile], {
    cwd: CMS_FOLDER,
    env: quietEnvironment(environment),
    logFile: join(LOG_FOLDER, 'export-schema.log'),
    failure: 'The schema of the CMS could not be exported.',
  });
  compare(join(ROOT, 'packages/types/schema.graphql'), readFileSync(schemaFile, 'utf8'));

  const documentsFile = join(folder, 'documents.json');
  await runToEnd(process.execPath, [join(ROOT, 'scripts/contract/generated-documents.mjs'), documentsFile], {
    cwd: WEB_FOLDER,
    env: quietEnvironment(environment),
    logFile: join(LOG_FOLDER, 'codegen.log'),
    failure: 'The types of the GraphQL documents could not be generated.',
    hint: 'A document asks for what the schema does not have. npm run generate shows the same error.',
  });
  /** @type {{ filename: string, content: string }[]} */
  const files = JSON.parse(readFileSync(documentsFile, 'utf8'));
  for (const { filename, content } of files) compare(resolve(WEB_FOLDER, filename), content);
  return counts;
}
