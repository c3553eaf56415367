import type { Core } from '@strapi/strapi';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UploadProvider } from '../../platform/strapi-internals/upload-plugin';
import { storeAllOrNothing } from './all-or-nothing';
import { UploadSpace } from './upload-space';
import { nameOf, type UploadedFile } from './whole-files';

const MAIN = { hash: 'faro_00000000aa', ext: '.png' };
const sizeOf = (size: string, { hash, ext }: UploadedFile) => ({ hash: `${size}_${hash}`, ext });

let stored: Set<string>;
let warnings: string[];
/** The files that the row names. */
let row: string[];
let failing: { write?: RegExp; delete?: RegExp; row?: boolean };
let service: Record<'upload' | 'replace', (...parameters: unknown[]) => Promise<unknown>>;

/** Replaces a picture in the order of Strapi: all files at the same time, then the row. */
async function replace(provider: UploadProvider): Promise<void> {
  const main = { ...MAIN };
  const writing = [provider.replaceStream(main, MAIN)];
  const thumbnail = sizeOf('thumbnail', main);
  writing.push(provider.replaceStream(thumbnail, sizeOf('thumbnail', MAIN)));
  writing.push(provider.delete(sizeOf('large', MAIN)));
  await Promise.all(writing);
  if (failing.row) throw new Error('The database is away');
  row = [nameOf(main), nameOf(thumbnail)];
}

beforeEach(() => {
  row = [nameOf(MAIN), nameOf(sizeOf('thumbnail', MAIN)), nameOf(sizeOf('large', MAIN))];
  stored = new Set(row);
  warnings = [];
  failing = {};
  const provider: UploadProvider = {
    uploadStream: async (file) => {
      if (failing.write?.test(nameOf(file))) throw new Error('The disk is full');
      stored.add(nameOf(file));
    },
    replaceStream: async () => expect.unreachable('it would delete the old file'),
    delete: async (file) => {
      if (failing.delete?.test(nameOf(file))) throw new Error('Refused');
      stored.delete(nameOf(file));
    },
  };
  service = { upload: async () => undefined, replace: () => replace(provider) };
  const log = { warn: (line: string) => void warnings.push(line), error: () => undefined, info: () => undefined };
  const strapi = { log, plugin: () => ({ provider, service: () => service }) } as unknown as Core.Strapi;
  storeAllOrNothing(strapi, provider, new UploadSpace(null, log));
});

const replaceFile = () => service.replace(1, { file: { filepath: '', size: 1 } });

describe('storeAllOrNothing: a replacement', () => {
  test('gets new names, and the former files are deleted after it', async () => {
    await replaceFile();
    expect(row[0]).toMatch(/^faro_[0-9a-f]{10}\.png$/);
    expect(row[0]).not.toBe(nameOf(MAIN));
    expect([...stored].sort()).toEqual([...row].sort());
  });

  test.each([
    ['another size cannot be written', { write: /^thumbnail/ }],
    ['the main file cannot be written', { write: /^faro/ }],
    ['the row cannot be written', { row: true }],
  ])('leaves exactly the former files if %s', async (_case, failure) => {
    failing = failure;
    const before = [...stored].sort();
    await expect(replaceFile()).rejects.toThrow();
    expect([...stored].sort()).toEqual(before);
  });

  test('succeeds, with a line in the log, if a former file cannot be deleted', async () => {
    failing = { delete: /^large/ };
    await replaceFile();
    expect([...stored].sort()).toEqual([...row, nameOf(sizeOf('large', MAIN))].sort());
    expect(warnings).toEqual([expect.stringMatching(/^A replaced file of an upload was not deleted/)]);
  });
});
