// @ts-check

import { join } from 'node:path';
import { quietEnvironment } from './builds/pnpm.mjs';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { writeDocumentTypes } from './contract/document-types.mjs';
import { writeDrawings } from './covers/drawings.mjs';
import { DECISIONS_PAGE, decisionsPage } from './decisions/decisions-page.mjs';
import { EXAMPLE_FILE, environmentExample, readExplanation } from './environment/example.mjs';
import { generateSecrets } from './environment/secrets.mjs';
import { findFieldConflicts, readDocuments } from './graphql/field-conflicts.mjs';
import { CMS_FOLDER, LOG_FOLDER } from './paths.mjs';
import { runToEnd } from './processes/run-to-end.mjs';
import { RULES_PAGE, rulesPage } from './rules/rules-page.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';
import { writeChanged } from './write-changed.mjs';

/**
 * Regenerates the contract: the schema from the CMS, the types of every GraphQL document of the web app, `.env.example`
 * from the variables of the apps, the stack for Swarm from docker-compose.yml, the lists of rules and of routes with their
 * tests, the index of decisions, the picture of the architecture, the drawings of the seed, and the error pages of nginx.
 */
export const command = defineCommand({
  does: 'Writes everything that is made from other files: the schema of the CMS, the types of the GraphQL documents, .env.example, the stack for Swarm, the lists of rules and routes, the index of decisions, the picture of the architecture, the drawings of the seed, and the error pages of nginx.',
  usage: 'npm run generate',
  run: async () => {
    const environment = { ...bareEnvironment(), ...generateSecrets() };
    const env = quietEnvironment(environment);
    const steps = createSteps();
    console.log('');
    await prepareWorkspace(steps, environment, ['server']);
    // What needs a package is imported from here on, because a fresh clone has none.
    await steps.run('Schema of the CMS', () =>
      runToEnd(process.execPath, ['scripts/export-schema.cjs', '../../packages/types/schema.graphql'], {
        cwd: CMS_FOLDER,
        env,
        logFile: join(LOG_FOLDER, 'export-schema.log'),
        failure: 'The schema of the CMS could not be exported.',
      }),
    );
    await steps.run('Fields of the blocks', async () => {
      const conflicts = findFieldConflicts(readDocuments());
      if (conflicts.length > 0) throw new Failure(conflicts.join('\n'));
    });
    await steps.run('Types of the documents', () => writeDocumentTypes(env));
    await steps.run('Example of .env', async () => {
      writeChanged(EXAMPLE_FILE, environmentExample(await readExplanation()));
    });
    await steps.run('Stack for Swarm', async () => {
      const { STACK_FILE, stackFile } = await import('./deploy/stack.mjs');
      writeChanged(STACK_FILE, stackFile());
    });
    await steps.run('Rules and their tests', async () => void writeChanged(RULES_PAGE, rulesPage()));
    await steps.run('Routes and their tests', async () => {
      const { ROUTES_PAGE, routesPage } = await import('./routes/routes-page.mjs');
      writeChanged(ROUTES_PAGE, await routesPage());
    });
    await steps.run('Index of decisions', async () => void writeChanged(DECISIONS_PAGE, decisionsPage()));
    await steps.run('Picture of the architecture', async () => {
      const { ARCHITECTURE_PICTURE, architecturePicture } = await import('./architecture/architecture-picture.mjs');
      const { folderImports } = await import('./architecture/folder-imports.mjs');
      writeChanged(ARCHITECTURE_PICTURE, architecturePicture(await folderImports()));
    });
    await steps.run('Drawings of the seed', async () => writeDrawings());
    await steps.run('Pages of nginx for an outage', async () => {
      const { ERROR_FOLDER, errorPages } = await import('./deploy/error-pages.mjs');
      for (const [name, content] of await errorPages()) writeChanged(join(ERROR_FOLDER, name), content);
    });
  },
});
