import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCommand, readArguments } from '../console/command.mjs';
import { PNPM, ROOT } from '../paths.mjs';
import { portsOf } from './local-environment.mjs';
import { FETCHED_LINE } from './node-version.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const readJson = (file) => JSON.parse(read(file));

test('.nvmrc names the line of Node that a command fetches', () => {
  expect(read('.nvmrc')).toBe(`${FETCHED_LINE}\n`);
});

describe('.devcontainer/devcontainer.json', () => {
  const container = readJson('.devcontainer/devcontainer.json');

  test('runs on the line of Node that a command fetches', () => {
    expect(container.image).toBe(`node:${FETCHED_LINE}-bookworm`);
  });

  test('installs the programs that CI installs, by the same script', () => {
    expect(container.onCreateCommand).toBe('bash .ci/install-programs');
    expect(read('.ci/run')).toContain('\nbash .ci/install-programs ');
    expect(read('.ci/install-programs')).toContain('apt-get install');
  });

  test('installs the packages with the pnpm of the repository', () => {
    expect(container.updateContentCommand).toBe(`npx -y ${PNPM} install --frozen-lockfile`);
  });

  test('forwards the ports of npm start', () => {
    const { web, cms } = portsOf({});
    expect(container.forwardPorts).toEqual([web, cms]);
  });
});

test('.editorconfig formats as biome.json does', () => {
  const { formatter } = readJson('biome.json');
  const settings = Object.fromEntries(
    [...read('.editorconfig').matchAll(/^(\w+) = (\w+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(settings).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
    end_of_line: formatter.lineEnding,
  });
});

describe('.vscode', () => {
  const { configurations } = readJson('.vscode/launch.json');
  const { scripts } = readJson('package.json');

  test.each(configurations)(
    'launch.json, "$name": calls a command of package.json with its options',
    async ({ runtimeArgs }) => {
      const [name, ...args] = runtimeArgs.filter((word) => word !== 'run' && word !== '--');
      const command = await loadCommand(name);
      expect(Object.keys(scripts)).toContain(name);
      expect(() => readArguments(command, args)).not.toThrow();
    },
  );

  test('settings.json: names a compiler and a configuration of vitest that exist', () => {
    const settings = readJson('.vscode/settings.json');
    expect(existsSync(join(ROOT, settings['typescript.tsdk'], 'tsserver.js'))).toBe(true);
    expect(existsSync(join(ROOT, settings['vitest.rootConfig']))).toBe(true);
  });
});
