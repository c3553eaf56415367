import { errors } from '@strapi/utils';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '../../platform/http/answer';
import { readMediaRequest } from './media-request';

const read = (method: string, address: string, body?: unknown) => {
  const { pathname, searchParams } = new URL(`http://cms${address}`);
  const query = Object.fromEntries(searchParams);
  return readMediaRequest({ method, path: pathname, query, request: { body } } as unknown as RequestContext);
};

describe('readMediaRequest: reads', () => {
  test.each([
    ['PUT', '/upload/folders/%35', { folderIds: [5] }],
    ['PUT', '/Upload/Folders/5/', { folderIds: [5] }],
    ['DELETE', '/upload/files/%35', { kind: 'delete file', fileIds: [5] }],
    ['DELETE', '/api/upload/files/5', { kind: 'delete file', fileIds: [5] }],
    ['POST', '/upload?id=5', { kind: 'other', fileIds: [5] }],
    ['POST', '/upload/files/5/replace', { kind: 'other', fileIds: [5] }],
    ['POST', '/upload', { kind: 'new files', fileIds: [] }],
    ['POST', '/upload//', { kind: 'new files', fileIds: [] }],
    ['POST', '/upload/files', { kind: 'new files', fileIds: [] }],
    ['PUT', '/upload/settings', { kind: 'other', fileIds: [], folderIds: [] }],
  ])('%s %s as the router does', (method, address, request) => {
    expect(read(method, address)).toMatchObject(request);
  });

  test('a new file as new, whatever file the address names beside it', () => {
    expect(read('POST', '/upload/files?id=5')).toMatchObject({ kind: 'new files', fileIds: [] });
  });

  test('the files, folders and destinations of a body', () => {
    expect(read('POST', '/upload/actions/bulk-delete', { fileIds: ['5', 6], folderIds: [7] })).toMatchObject({
      kind: 'bulk delete',
      fileIds: [5, 6],
      folderIds: [7],
    });
    const updates = [{ id: 5, fileInfo: { name: 'a.png', folder: 8 } }];
    expect(read('POST', '/upload/actions/bulk-update', { updates })).toMatchObject({
      fileIds: [5],
      destinations: [8],
    });
    expect(read('POST', '/upload', { fileInfo: ['{"folder":null}', '{"folder":9}'] })).toMatchObject({
      destinations: [null, 9],
    });
  });

  test('no other address', () => {
    expect(read('DELETE', '/uploads/5')).toBeNull();
    expect(read('DELETE', '/content-manager/files/5')).toBeNull();
  });

  test('every address that changes nothing', () => {
    expect(read('GET', '/api/upload/files/page')).toMatchObject({ kind: 'other', fileIds: [] });
  });
});

describe('readMediaRequest: refuses', () => {
  test.each([
    ['DELETE', '/upload/files/1.5', undefined],
    ['DELETE', '/upload/files/%205', undefined],
    ['DELETE', '/upload/files/%E0', undefined],
    ['DELETE', '/upload/files/5%2F', undefined],
    ['PUT', '/upload/folders/x', { parent: 1 }],
    ['POST', '/upload?id=', undefined],
    ['POST', '/upload/actions/bulk-delete', { fileIds: ['5', '1.5'] }],
    ['POST', '/upload/actions/bulk-delete', { fileIds: '5' }],
    ['POST', '/upload/actions/bulk-move', { fileIds: [5], destinationFolderId: 'x' }],
    ['POST', '/upload/actions/bulk-update', { updates: [{ id: '5 ', fileInfo: {} }] }],
    ['POST', '/upload/actions/bulk-delete', [{ fileIds: [5] }]],
    ['POST', '/upload', { fileInfo: '{"folder":"x"}' }],
    ['POST', '/upload', { fileInfo: '{' }],
    ['POST', '/upload', { fileInfo: '[{"folder":5}]' }],
  ])('%s %s %j, which Strapi might read', (method, address, body) => {
    expect(() => read(method, address, body)).toThrow(errors.ValidationError);
    expect(() => read(method, address, body)).toThrow(/^La biblioteca de medios no entiende/);
  });
});
