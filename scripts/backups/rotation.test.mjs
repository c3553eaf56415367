import { expect, test } from 'vitest';
import { archiveName, surplusArchives } from './rotation.mjs';

const names = ['2026-11-20T03:00:00Z', '2026-11-22T03:00:00Z', '2026-11-21T03:00:00Z'].map((time) =>
  archiveName(new Date(time)),
);

test('selects the oldest backups for removal, in any order of the list', () => {
  expect(surplusArchives(names, 2)).toEqual([archiveName(new Date('2026-11-20T03:00:00Z'))]);
  expect(surplusArchives(names, 3)).toEqual([]);
});

test('neither counts nor removes other files', () => {
  expect(surplusArchives([...names, 'prestafaro-notes.tar.gz', 'a.txt', 'prestafaro-2019.tar.gz'], 3)).toEqual([]);
});
