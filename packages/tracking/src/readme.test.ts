import { readFileSync } from 'node:fs';
import { trackedEvents } from '@prestafaro/types/event-table';
import { storedNames } from '@prestafaro/types/stored-names';
import { trackedEventSchema } from '@prestafaro/types/tracked-event';
import { expect, test } from 'vitest';
import { recordingPort } from './testing/recording-port.ts';
import { visit } from './testing/usage-example.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const readme = read('../README.md');

/** The cells of a table under a heading of the README, without its head and without code marks. */
function tableUnder(heading: string): string[][] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}

test('the example of the README is the file that the next test runs', () => {
  const example = read('./testing/usage-example.ts')
    .replace("'../index.ts'", "'@prestafaro/tracking'")
    .replace("'../measurement.ts'", "'@prestafaro/tracking/measurement'");
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test('the example of the README sends two events and leaves nothing stored', async () => {
  const { port, jar, local, events } = recordingPort();
  await visit(port, 'https://es.example.com/?utm_source=news', '');
  expect(events()).toMatchObject([
    { event_id: 5, sub5: 'blog', provider_id: '42', utm_source: 'news' },
    { event_id: 29, sub7: '67', sub8: 0, utm_source: 'news' },
  ]);
  expect([...jar.keys(), ...local.keys()]).toEqual([]);
});

test('the README lists every event with its id and its own fields', () => {
  expect(tableUnder('Events').map((row) => row.slice(0, 3))).toEqual(
    Object.entries(trackedEvents).map(([name, { id, properties }]) => [name, String(id), properties.join(', ')]),
  );
});

/** One value for each type of field. A field has the first type whose value it accepts. */
const samples: readonly (readonly [type: string, value: unknown])[] = [
  ['integer', 1],
  ['text', 'x'],
  ['event', 'pageView'],
  ['page kind', 'blog'],
  ['UUID', '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002'],
  ['address', 'https://www.example.com/'],
];

test('the README lists every field of an event with its type, its meaning and its source', () => {
  const fields = Object.entries(trackedEventSchema.shape).map(([name, field]) => {
    const type = samples.find(([, value]) => field.safeParse(value).success)?.[0];
    return [name, `${type}${field.safeParse(undefined).success ? '?' : ''}`];
  });
  const rows = tableUnder('Fields');
  expect(rows.map((row) => row.slice(0, 2)).sort()).toEqual(fields.sort());
  for (const [name, , meaning, source] of rows) expect(meaning && source, name).not.toBe('');
});

test('the README lists what this package and the experiments store, as the registry does (R19)', () => {
  const consented = storedNames.filter(({ category }) => category !== 'necessary');
  expect(tableUnder('Stored entries').map((row) => row.slice(0, 4))).toEqual(
    consented.map(({ name, kind, category, lifetime }) => [name, kind, category, String(lifetime)]),
  );
});
