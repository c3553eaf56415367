import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { COMMAND_NAMES, formatHelp, loadCommand, readArguments } from './command.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

test('has every command of package.json, started by the script that checks the version of Node', () => {
  const { format, ...others } = scripts;
  expect(format).toMatch(/^biome /);
  expect(Object.entries(others)).toEqual(
    Object.keys(others).map((name) => [name, `exec node scripts/run.mjs ${name}`]),
  );
  expect(COMMAND_NAMES.toSorted()).toEqual(Object.keys(others).sort());
});

test.each(COMMAND_NAMES)('%s: --help names what it does, its usage and its options', async (name) => {
  const command = await loadCommand(name);
  const help = formatHelp(command);
  expect(help).toContain(command.usage);
  expect(help).toContain(command.does);
  for (const option of Object.keys(command.options ?? {})) expect(help).toContain(`--${option}`);
});

test.each(COMMAND_NAMES)('%s: refuses an unknown option with its usage', async (name) => {
  const command = await loadCommand(name);
  expect(() => readArguments(command, ['--no-such-option'])).toThrow(
    expect.objectContaining({
      name: 'Failure',
      message: "Unknown option '--no-such-option'.",
      hint: expect.stringContaining(command.usage),
    }),
  );
});

test('refuses an argument of a command that takes none', async () => {
  const doctor = await loadCommand('doctor');
  expect(() => readArguments(doctor, ['more'])).toThrow("Unexpected argument 'more'.");
});

test('refuses a command that does not exist, and names those that do', async () => {
  await expect(loadCommand('nope')).rejects.toMatchObject({ hint: expect.stringContaining('start, dev, test') });
});
