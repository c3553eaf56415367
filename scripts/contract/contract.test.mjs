import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quietEnvironment } from '../builds/pnpm.mjs';
import { EXAMPLE_FILE, environmentExample, readExplanation } from '../environment/example.mjs';
import { generateSecrets } from '../environment/secrets.mjs';
import { CMS_FOLDER, LOG_FOLDER, ROOT, WEB_FOLDER } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { bareEnvironment } from '../stack/temporary-stack.mjs';

const FIX = 'If the change is meant: npm run generate, and commit what it writes.';
const folder = temporaryFolder('contract');
const schemaFile = join(folder, 'schema.graphql');
const documentsFile = join(folder, 'documents.json');
const env = quietEnvironment({ ...bareEnvironment(), ...generateSecrets() });

/** The generators need the built CMS and the built packages. */
beforeAll(async () => {
  await runToEnd(process.execPath, ['scripts/export-schema.cjs', schemaFile], {
    cwd: CMS_FOLDER,
    env,
    logFile: join(LOG_FOLDER, 'export-schema.log'),
    failure: 'The schema of the CMS could not be exported.',
  });
  await runToEnd(process.execPath, [join(ROOT, 'scripts/contract/generated-documents.mjs'), documentsFile], {
    cwd: WEB_FOLDER,
    env,
    logFile: join(LOG_FOLDER, 'codegen.log'),
    failure: 'The types of the GraphQL documents could not be generated.',
    hint: 'A document asks for a field that the schema does not have. npm run generate shows the same error.',
  });
});

test('.env.example equals the output of npm run generate', async () => {
  expect(readFileSync(EXAMPLE_FILE, 'utf8'), FIX).toBe(environmentExample(await readExplanation()));
});

test('packages/types/schema.graphql equals the schema of the CMS', () => {
  const committed = readFileSync(join(ROOT, 'packages/types/schema.graphql'), 'utf8');
  expect(committed, FIX).toBe(readFileSync(schemaFile, 'utf8'));
});

test('the generated types of the web app equal the output of codegen', () => {
  const files = JSON.parse(readFileSync(documentsFile, 'utf8'));
  expect(files.length).toBeGreaterThan(1);
  for (const { filename, content } of files)
    expect(readFileSync(resolve(WEB_FOLDER, filename), 'utf8'), `${filename}: ${FIX}`).toBe(content);
});
