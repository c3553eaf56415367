import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { FETCHED_LINE, isSupportedNode, NODE_REQUIREMENT } from './node-version.mjs';

test.each(['22.12.0', '22.20.1', '24.21.0', '26.1.0'])('accepts Node %s', (version) => {
  expect(isSupportedNode(version)).toBe(true);
});

test.each(['18.20.4', '20.20.2', '21.7.3', '22.11.0'])('rejects Node %s', (version) => {
  expect(isSupportedNode(version)).toBe(false);
});

test('states the requirement of package.json, and fetches a line that meets it', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(engines.node).toBe('>=22.12');
  expect(NODE_REQUIREMENT).toBe('Node 22.12 or newer');
  expect(isSupportedNode(`${FETCHED_LINE}.0.0`)).toBe(true);
});

test.each(['cms', 'web'])('deploy/%s.Dockerfile runs on the line that a command fetches', (app) => {
  const stages = readFileSync(join(ROOT, `deploy/${app}.Dockerfile`), 'utf8').match(/^FROM node:\S+/gm);
  expect(stages).toEqual(Array(2).fill(`FROM node:${FETCHED_LINE}-bookworm-slim`));
});
