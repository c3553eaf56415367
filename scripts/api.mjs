// @ts-check

import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

export const command = defineCommand({
  does: 'Writes pages about everything that the packages export, from the docstrings, and prints where to open them.',
  usage: 'npm run api',
  run: async () => {
    const steps = createSteps();
    console.log('');
    await prepareWorkspace(steps, bareEnvironment(), []);
    // It needs what has just been installed.
    const { API_FOLDER, entryPoints, readApi } = await import('./api/packages-api.mjs');
    await steps.run('Pages about the packages', async () => {
      const { application, project } = await readApi(entryPoints());
      await application.generateDocs(project, API_FOLDER);
      if (application.logger.hasErrors())
        throw new Failure('TypeDoc could not write the pages.', { hint: 'It says why above.' });
    });
    console.log(`\n  Open ${API_FOLDER}/index.html\n`);
  },
});
