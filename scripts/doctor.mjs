// @ts-check
import { defineCommand } from './console/command.mjs';
import { examine, formatFindings } from './doctor/examine.mjs';
import { readLocalEnvironment } from './environment/local-environment.mjs';

export const command = defineCommand({
  does: 'Lists what a start needs and lacks, each with its fix. Changes nothing.',
  usage: 'npm run doctor',
  run: async () => {
    const findings = await examine(readLocalEnvironment());
    const bad = findings.filter(({ state }) => state === 'bad').length;
    console.log(`\n${formatFindings(findings)}\n`);
    console.log(bad === 0 ? '  Nothing is wrong.\n' : `  ${bad} to mend.\n`);
    process.exitCode = bad === 0 ? 0 : 1;
  },
});
