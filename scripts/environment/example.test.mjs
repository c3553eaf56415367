import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { environmentExample, readExplanation } from './example.mjs';
import { generateMissing, SECRETS } from './secrets.mjs';

const group = 'first';
const token = { meaning: 'opens the door', example: 'the output of `make-one`', required: true, secret: true, group };
const port = { meaning: 'where it listens', example: '3001', default: '3000', group };

test('.env.example lists each variable once, with its meaning, its readers and an example', () => {
  const tables = { web: { TOKEN: token, PORT: port }, cms: { TOKEN: token, PORT: { ...port, default: '1337' } } };
  const [, first] = environmentExample({ groups: { first: 'The first group' }, tables }).split('\n\n\n');
  expect(first).toBe(
    [
      '# ── The first group',
      '# (web, cms) opens the door.\n# e.g. the output of `make-one`\nTOKEN=',
      '# (web) where it listens. Default: 3000.\n#PORT=3001',
      '# (cms) where it listens. Default: 1337.\n#PORT=3001\n',
    ].join('\n\n'),
  );
});

test('.env.example sets no value: npm start generates each empty one', async () => {
  const values = parseEnv(environmentExample(await readExplanation()));
  expect(Object.values(values).filter(Boolean)).toEqual([]);
  expect(Object.keys(values)).toContain('PERSONAL_DATA_KEYS');
  expect(Object.keys(generateMissing(values))).toEqual(expect.arrayContaining(Object.keys(values)));
});

test('.env.example explains every variable that npm start writes into .env', async () => {
  const { tables } = await readExplanation();
  const names = Object.values(tables).flatMap((table) => Object.keys(table));
  expect(names).toEqual(expect.arrayContaining([...Object.keys(SECRETS), 'WEB_PORT', 'CMS_PORT']));
});
