// @ts-check
// Run with the web app as working folder: `node generated-documents.mjs <output.json>`.
// Writes what graphql-codegen would write, as [{ filename, content }], and touches no source.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [target = ''] = process.argv.slice(2);
const { generate, loadCodegenConfig } = createRequire(join(process.cwd(), 'package.json'))('@graphql-codegen/cli');
const { config } = await loadCodegenConfig({ configFilePath: 'codegen.ts' });
const files = await generate({ ...config, silent: true }, false);
writeFileSync(target, JSON.stringify(files));
