import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { countryCodes } from '@prestafaro/countries';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureMediaFolders, type MediaFolders } from '../src/content/media/media-folders';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { startReceiver } from './support/receiver';
import { createSample } from './support/sample-data';
import { ADMINISTRATOR, type RunningCms, startCms } from './support/start-cms';
import { picture, signInAsUploader } from './support/uploads';

let cms: RunningCms;
let web: Awaited<ReturnType<typeof startReceiver>>;
let administrator: AdminCall;
let spain: AdminCall;
let ukraine: AdminCall;
let upload: Awaited<ReturnType<typeof signInAsUploader>>;
let uploadInSpain: typeof upload;
let uploadInUkraine: typeof upload;
let folders: MediaFolders;

beforeAll(async () => {
  web = await startReceiver();
  cms = await startCms({ revalidateUrls: [web.url] });
  administrator = await signInAsAdministrator(cms.url);
  spain = await signInWithRole(cms.strapi, cms.url, 'editor-es');
  ukraine = await signInWithRole(cms.strapi, cms.url, 'editor-ua');
  const accountOf = (code: string) => ({ email: `editor-${code}@example.com`, password: 'Correct-horse-2' });
  upload = await signInAsUploader(cms.url);
  uploadInSpain = await signInAsUploader(cms.url, accountOf('es'));
  uploadInUkraine = await signInAsUploader(cms.url, accountOf('ua'));
  folders = await ensureMediaFolders(cms.strapi);
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
});

const files = () => cms.strapi.db.query('plugin::upload.file');
const onDisk = () => readdirSync(path.join(cms.strapi.dirs.static.public, 'uploads')).sort();

/** 12 → `%31%32` */
const encoded = (id: number) => [...String(id)].map((digit) => `%3${digit}`).join('');

async function stored(send: typeof upload, name: string, info: object = {}): Promise<{ id: number; url: string }> {
  const { status, body } = await send(name, await picture(), info);
  expect(status, JSON.stringify(body)).toBe(201);
  return body[0] as { id: number; url: string };
}

describe('media: a file that arrives', () => {
  test.each([
    ['texto.png', 'Esto es un texto.', /^«texto\.png» no contiene una imagen\./],
    ['pagina.png', '<!DOCTYPE html><html><svg></svg></html>', /^«pagina\.png» no contiene una imagen\./],
    ['documento.pdf', '%PDF-1.7', /^«documento\.pdf» no contiene una imagen\./],
  ])('is refused as %s with another content, and nothing is stored', async (name, content, message) => {
    const before = { rows: await files().count(), disk: onDisk() };
    const answer = await upload(name, new Blob([content], { type: 'image/png' }));
    expect([answer.status, answer.body.error?.message]).toEqual([400, expect.stringMatching(message)]);
    expect({ rows: await files().count(), disk: onDisk() }).toEqual(before);
  });

  test('is refused as a drawing with a script, and served in a sandbox as one without', async () => {
    const drawing = (inside: string) =>
      new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`], {
        type: 'image/svg+xml',
      });
    const refused = await upload('malo.svg', drawing('<script>alert(1)</script>'));
    expect([refused.status, refused.body.error?.message]).toEqual([
      400,
      expect.stringMatching(/^«malo\.svg» contiene un script/),
    ]);
    const { status, body } = await upload('bueno.svg', drawing('<path d="M0 0"/>'));
    expect(status).toBe(201);
    const { headers } = await fetch(`${cms.url}${body[0]?.url}`);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
  });

  test('is refused above 5 MB by its announced length, though Strapi would make it smaller', async () => {
    const before = temporary();
    const small = Buffer.from(await (await picture()).arrayBuffer());
    const large = new Blob([small, Buffer.alloc(6 * 1024 * 1024)], { type: 'image/png' });
    const { status, body } = await upload('grande.png', large);
    expect([status, body.error?.message]).toEqual([
      413,
      'El archivo ocupa 6 MB y el máximo son 5 MB. Redúcelo y súbelo otra vez.',
    ]);
    expect(temporary()).toEqual(before);
  });

  test('is refused at 5 MB if the sender announces no length, and leaves no temporary file', async () => {
    const before = temporary();
    const { status, body } = await sendInChunks(60);
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      413,
      'El archivo ocupa demasiado y el máximo son 5 MB. Redúcelo y súbelo otra vez.',
    ]);
    await expect.poll(temporary).toEqual(before);
  });
});

/** The files that the body parser writes. */
const temporary = () => readdirSync(tmpdir()).filter((name) => /^[a-z0-9]{25}$/.test(name));

/** Sends a form with a file of so many MB without a length. The rest is not sent once the answer is there. */
async function sendInChunks(megabytes: number): Promise<{ status: number; body: unknown }> {
  const { body: login } = await administrator('POST', '/admin/login', ADMINISTRATOR);
  const sending = request(`${cms.url}/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${login.data?.token}`,
      'content-type': 'multipart/form-data; boundary=rand',
      'transfer-encoding': 'chunked',
    },
  });
  sending.on('error', () => undefined);
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write(
    '--rand\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  );
  let isAnswered = false;
  void answered.then(() => {
    isAnswered = true;
  });
  for (let sent = 0; sent < megabytes && !isAnswered; sent += 1) {
    await new Promise<void>((resolve) => {
      sending.write(Buffer.alloc(1024 * 1024), () => resolve());
    });
  }
  expect(isAnswered, 'the answer comes before the end of the file').toBe(true);
  const [response] = await answered;
  const body: unknown = await json(response);
  sending.destroy();
  return { status: response.statusCode ?? 0, body };
}

test('media: each country has one folder, however often the folders are made', async () => {
  const again = await ensureMediaFolders(cms.strapi);
  expect(again).toEqual(folders);
  expect(Object.keys(folders).sort()).toEqual([...countryCodes].sort());
  expect(await cms.strapi.db.query('plugin::upload.folder').count()).toBe(countryCodes.length);
});

describe('media: an editor of Ukraine', () => {
  let ofSpain: { id: number };
  let shared: { id: number };
  beforeAll(async () => {
    ofSpain = await stored(uploadInSpain, 'espana.png');
    shared = await stored(upload, 'comun.png');
  });

  const listed = async (call: AdminCall) => {
    const { body } = await call('GET', '/upload/files?pageSize=100');
    return (body.results as { id: number }[]).map(({ id }) => id);
  };

  test('sees the files of the country and the shared ones, and none of another country', async () => {
    expect(await listed(spain)).toEqual(expect.arrayContaining([ofSpain.id, shared.id]));
    const shownInUkraine = await listed(ukraine);
    expect(shownInUkraine).toContain(shared.id);
    expect(shownInUkraine).not.toContain(ofSpain.id);
    expect((await ukraine('GET', `/upload/files/${ofSpain.id}`)).status).toBe(403);
    expect((await ukraine('GET', `/upload/files/${shared.id}`)).status).toBe(200);
  });

  test.each(['file of Spain', 'shared file'])('cannot change, replace, move or delete a %s', async (kind) => {
    const { id } = kind === 'shared file' ? shared : ofSpain;
    const before = await files().findOne({ where: { id } });
    const attempts: [string, string, object?][] = [
      ['PUT', `/upload/files/${id}`, { fileInfo: { name: 'otro.png' } }],
      ['POST', `/upload?id=${id}`, { fileInfo: { name: 'otro.png' } }],
      ['DELETE', `/upload/files/${id}`],
      ['POST', '/upload/actions/bulk-delete', { fileIds: [id], folderIds: [] }],
      ['POST', '/upload/actions/bulk-move', { fileIds: [id], folderIds: [], destinationFolderId: folders.UA }],
      ['POST', '/upload/actions/bulk-update', { updates: [{ id, fileInfo: { name: 'otro.png' } }] }],
    ];
    for (const [method, address, body] of attempts) {
      const answer = await ukraine(method, address, body);
      expect([answer.status, address]).toEqual([expect.toBeOneOf([400, 403]), address]);
    }
    // The router decodes addresses, and SQLite reads "5" as 5.
    const tricks: [string, string, object?][] = [
      ['DELETE', `/upload/files/${encoded(id)}`],
      ['PUT', `/upload/files/${encoded(id)}`, { fileInfo: { folder: folders.UA } }],
      ['POST', '/upload/actions/bulk-delete', { fileIds: [String(id), '1.5'] }],
    ];
    for (const [method, address, body] of tricks) {
      const answer = await ukraine(method, address, body);
      expect([answer.status, address]).toEqual([expect.toBeOneOf([400, 403]), address]);
    }
    expect((await uploadInUkraine('otro.png', await picture(), {}, id)).status).toBe(403);
    expect(await files().findOne({ where: { id } })).toEqual(before);
  });

  test('puts new files into the folder of the country, and into no other', async () => {
    const own = await stored(uploadInUkraine, 'ucrania.png');
    const { folder } = await files().findOne({ where: { id: own.id }, populate: ['folder'] });
    expect(folder.id).toBe(folders.UA);
    expect(own, 'the answer names the chosen folder').toMatchObject({ folder: { id: folders.UA, name: 'Ucrania' } });
    const chosen = await stored(uploadInUkraine, 'elegida.png', { folder: folders.UA });
    expect(chosen).not.toHaveProperty('folder');
    expect((await ukraine('DELETE', `/upload/files/${chosen.id}`)).status).toBe(200);
    expect((await uploadInUkraine('robada.png', await picture(), { folder: folders.ES })).status).toBe(403);
    const moved = await ukraine('PUT', `/upload/files/${own.id}`, { fileInfo: { folder: folders.ES } });
    expect(moved.status).toBe(403);
    expect((await ukraine('PUT', `/upload/files/${own.id}`, { fileInfo: { name: 'nueva.png' } })).status).toBe(200);
    expect((await ukraine('DELETE', `/upload/files/${own.id}`)).status).toBe(200);
  });

  test('sees and changes only folders below that of the country', async () => {
    const made = await ukraine('POST', '/upload/folders', { name: 'Artículos', parent: folders.UA });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const id = made.body.data?.id as number;
    const attempts: [string, string, object?][] = [
      ['POST', '/upload/folders', { name: 'Fuera', parent: null }],
      ['POST', '/upload/folders', { name: 'En España', parent: folders.ES }],
      ['PUT', `/upload/folders/${folders.ES}`, { name: 'Otra' }],
      ['PUT', `/upload/folders/${folders.UA}`, { name: 'Otra' }],
      ['PUT', `/upload/folders/${encoded(folders.ES ?? 0)}`, { parent: folders.UA }],
      ['PUT', `/upload/folders/${id}`, { name: 'Artículos', parent: folders.ES }],
      ['POST', '/upload/actions/bulk-delete', { fileIds: [], folderIds: [folders.ES] }],
      ['POST', '/upload/actions/bulk-move', { fileIds: [], folderIds: [id], destinationFolderId: null }],
    ];
    for (const [method, address, body] of attempts) {
      const answer = await ukraine(method, address, body);
      expect([answer.status, method, address]).toEqual([403, method, address]);
      expect(answer.body.error?.message).toMatch(/^Tu rol solo cambia archivos y carpetas/);
    }
    const list = (await ukraine('GET', '/upload/folders')).body.data as unknown as { id: number }[];
    expect(list.map((folder) => folder.id).sort()).toEqual([folders.UA, id].sort());
    const structure = (await ukraine('GET', '/upload/folder-structure')).body.data;
    expect(structure).toMatchObject([{ id: folders.UA, children: [{ id }] }]);
    expect(structure).toHaveLength(1);
    expect((await ukraine('GET', `/upload/folders/${folders.ES}`)).status).toBe(404);
    expect((await ukraine('PUT', `/upload/folders/${id}`, { name: 'Blog', parent: folders.UA })).status).toBe(200);
  });
});

describe('media: a picture that entries show', () => {
  let file: { id: number; url: string };
  let block: { id: number; url: string };
  beforeAll(async () => {
    file = await stored(upload, 'portada.png', { folder: folders.ES });
    block = await stored(upload, 'bloque.png', { folder: folders.ES });
    await createSample(cms.strapi, 'article', 'con-portada', { data: { cover: file.id } });
    const blocks = [{ __component: 'blocks.image', image: block.id, alternativeText: 'Un faro' }];
    await createSample(cms.strapi, 'page', 'con-bloque', { data: { blocks } });
  });
  beforeEach(() => {
    web.received.length = 0;
  });

  test('is not deleted, alone, among others or with its folder, and the answer names the entries', async () => {
    const free = await stored(upload, 'libre.png');
    for (const [used, entry] of [
      [file, 'Artículos «con-portada» (España · español)'],
      [block, 'Páginas «con-bloque» (España · español)'],
    ] as const) {
      const attempts: [string, string, object?][] = [
        ['DELETE', `/upload/files/${used.id}`],
        ['DELETE', `/upload/files/${encoded(used.id)}`],
        ['POST', '/upload/actions/bulk-delete', { fileIds: [free.id, used.id], folderIds: [] }],
      ];
      for (const [method, address, body] of attempts) {
        const answer = await administrator(method, address, body);
        expect([answer.status, address]).toEqual([400, address]);
        expect(answer.body.error?.message).toContain(entry);
      }
    }
    const withFolder = await administrator('POST', '/upload/actions/bulk-delete', {
      fileIds: [],
      folderIds: [folders.ES],
    });
    expect([withFolder.status, withFolder.body.error?.message]).toEqual([
      400,
      expect.stringContaining('No se puede borrar «'),
    ]);
    expect(await files().count({ where: { id: { $in: [free.id, file.id, block.id] } } })).toBe(3);
    expect((await administrator('DELETE', `/upload/files/${free.id}`)).status).toBe(200);
  });

  test('gets a new address when it is replaced, and its pages are made again', async () => {
    const { status, body } = await upload('nueva.png', await picture(), {}, file.id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.url).toMatch(/^\/uploads\/portada_[0-9a-f]{10}\.png$/);
    expect(body.url).not.toBe(file.url);
    expect(onDisk()).toContain(path.basename(String(body.url)));
    expect(onDisk()).not.toContain(path.basename(file.url));
    const [delivery] = await web.until(1);
    expect(delivery?.event).toMatchObject({ type: 'article', event: 'publish', slug: 'con-portada' });
  });

  test('keeps its new file if the publish events of a replacement cannot be written', async () => {
    const transaction = cms.strapi.db.transaction.bind(cms.strapi.db);
    // The events are written in a transaction with a function; the row of the file is not.
    const failing = vi
      .spyOn(cms.strapi.db, 'transaction')
      .mockImplementation(((work?: unknown) =>
        work ? Promise.reject(new Error('The database is away')) : transaction()) as typeof transaction);
    const { status } = await upload('otra.png', await picture(), {}, file.id);
    failing.mockRestore();
    expect(status).toBe(500);
    const { url } = await files().findOne({ where: { id: file.id } });
    expect(onDisk()).toContain(path.basename(url));
  });

  test('is null in GraphQL once it is missing, and its page is answered', async () => {
    await files().delete({ where: { id: block.id } });
    const { data, errors } = await cms.graphql(
      '{ pages(locale: "es-ES") { slug blocks { ... on ComponentBlocksImage { alternativeText image { url } } } } }',
    );
    expect(errors).toEqual([]);
    expect(data.pages).toEqual([{ slug: 'con-bloque', blocks: [{ alternativeText: 'Un faro', image: null }] }]);
  });
});
