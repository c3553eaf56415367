// @ts-check
import { join } from 'node:path';
import { LOG_FOLDER, WEB_FOLDER } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';

/**
 * Writes the types of every GraphQL document of the web app, from the schema in `packages/types`. Unchanged files stay as they are.
 * @param {Record<string, string>} env
 */
export async function writeDocumentTypes(env) {
  const codegen = join(WEB_FOLDER, 'node_modules/@graphql-codegen/cli/esm/bin.js');
  await runToEnd(process.execPath, [codegen, '--config', 'codegen.ts'], {
    cwd: WEB_FOLDER,
    env,
    logFile: join(LOG_FOLDER, 'codegen.log'),
    failure: 'The types of the GraphQL documents could not be generated.',
    hint: 'A document asks for what the schema does not have: the error above names it.',
  });
}
