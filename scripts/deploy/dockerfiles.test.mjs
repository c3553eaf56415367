import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, test } from 'vitest';
import { readExplanation } from '../environment/example.mjs';
import { PNPM, ROOT } from '../paths.mjs';

const BASES = /^(node:(22|24)-bookworm-slim|debian:bookworm-slim)$/;
const names = readdirSync(join(ROOT, 'deploy')).filter((name) => name.endsWith('.Dockerfile'));

/** Stages of a Dockerfile, each the list of its instructions, and the text of the whole. */
function read(name) {
  const text = readFileSync(join(ROOT, 'deploy', name), 'utf8');
  const stages = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') stages.push([]);
    stages
      .at(-1)
      ?.push({ keyword: instruction.getKeyword(), argument: instruction.getArgumentsContent() ?? '', instruction });
  }
  return { text, stages, last: stages.at(-1), all: stages.flat() };
}

const argumentsOf = (instructions, keyword) =>
  instructions.filter((one) => one.keyword === keyword).map(({ argument }) => argument);

test('there is an image for each of our three services', () => {
  expect(names.sort()).toEqual(['cms.Dockerfile', 'nginx.Dockerfile', 'web.Dockerfile']);
});

describe.each(names)('deploy/%s', (name) => {
  const { text, last, all, stages } = read(name);

  test('builds on slim Debian images, and fetches no syntax of its own', () => {
    for (const { instruction } of all.filter(({ keyword }) => keyword === 'FROM'))
      expect(instruction.getImage()).toMatch(BASES);
    expect(text).not.toMatch(/^#\s*syntax=/im);
  });

  test('runs as a user without rights, says how to see whether it is well, and takes signals itself', () => {
    const users = argumentsOf(last, 'USER');
    expect(users).toHaveLength(1);
    expect(users[0]).not.toMatch(/^(root|0)\b/);
    expect(argumentsOf(last, 'HEALTHCHECK')).toHaveLength(1);
    const start = [...argumentsOf(last, 'ENTRYPOINT'), ...argumentsOf(last, 'CMD')];
    expect(start).toHaveLength(1);
    expect(JSON.parse(start[0])).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  test('has no secret in it', async () => {
    const { tables } = await readExplanation();
    const secrets = Object.values(tables).flatMap((table) =>
      Object.entries(table).flatMap(([variable, { secret }]) => (secret ? [variable] : [])),
    );
    const stored = [...argumentsOf(all, 'ARG'), ...argumentsOf(all, 'ENV')].join('\n');
    for (const secret of [...secrets, 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']) expect(stored).not.toContain(secret);
  });

  test('copies what there is, and what the context holds', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    const copies = all.filter(({ keyword }) => keyword === 'COPY' || keyword === 'ADD');
    expect(copies.length).toBeGreaterThan(0);
    for (const { argument } of copies.filter(({ instruction }) => !`${instruction}`.includes('--from='))) {
      for (const source of argument.split(/\s+/).slice(0, -1)) {
        expect(existsSync(join(ROOT, source)), source).toBe(true);
        expect(ignored).not.toContain(source.split('/')[0]);
      }
    }
    const stageNames = stages.map(([from]) => from?.instruction.getBuildStage()).filter(Boolean);
    for (const [, from] of text.matchAll(/--from=(\S+)/g)) expect(stageNames).toContain(from);
  });

  test('knows every manifest of the workspace before it installs, and uses its package manager and its turbo', () => {
    if (!text.includes('pnpm')) return expect(text).toContain('apt-get');
    const manifests = ['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        .map((part) => `${folder}/${part}/package.json`)
        .filter((file) => existsSync(join(ROOT, file))),
    );
    for (const manifest of manifests) expect(text).toContain(`COPY ${manifest} `);
    expect(new Set(text.match(/pnpm@[\d.]+/g))).toEqual(new Set([PNPM]));
    expect(text).toContain('--frozen-lockfile');
    const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(new Set(text.match(/turbo@[\d.]+/g))).toEqual(new Set([`turbo@${devDependencies.turbo}`]));
  });
});
