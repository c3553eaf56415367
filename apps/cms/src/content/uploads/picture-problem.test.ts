import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureProblem } from './picture-problem';
import { MAX_FILE_BYTES } from './upload-limits';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function problemOf(originalFilename: string, content: string | Buffer, size = content.length) {
  const filepath = path.join(folder, 'arrived');
  writeFileSync(filepath, content);
  return pictureProblem({ filepath, originalFilename, mimetype: 'image/png', size });
}

test.each([
  ['foto.png', PNG],
  ['FOTO.PNG', PNG],
  ['foto.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['foto.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe1])],
  ['foto.gif', 'GIF89a...'],
  ['foto.webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['foto.avif', '\0\0\0\x1cftypavif'],
  ['dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['dibujo.svg', '<?xml version="1.0"?>\n<!-- faro -->\n<svg viewBox="0 0 1 1"/>'],
])('pictureProblem: accepts %s with its own content', async (name, content) => {
  expect(await problemOf(name, content)).toBeNull();
});

test.each([
  ['texto.png', 'Esto es un texto.'],
  ['pagina.png', '<!DOCTYPE html><html><svg/></html>'],
  ['pagina.svg', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
  ['vacio.png', ''],
  ['documento.png', '%PDF-1.7'],
])('pictureProblem: refuses %s, whose content is no picture', async (name, content) => {
  expect(await problemOf(name, content)).toBe(
    `«${name}» no contiene una imagen. Sube una imagen PNG, JPG, GIF, WebP, AVIF o SVG.`,
  );
});

test.each(['dibujo.html', 'foto.jpg', 'foto'])('pictureProblem: refuses a PNG with the name %s', async (name) => {
  expect(await problemOf(name, PNG)).toBe(
    `«${name}» no termina como lo que contiene. Cambia el final del nombre a .png y súbela otra vez.`,
  );
});

test('pictureProblem: refuses a file above the limit and says how large it is', async () => {
  expect(await problemOf('foto.png', PNG, 50.25 * 1024 * 1024)).toBe(
    '«foto.png» ocupa 50,3 MB y el máximo son 5 MB. Redúcelo y súbelo otra vez.',
  );
  expect(await problemOf('foto.png', PNG, MAX_FILE_BYTES)).toBeNull();
});

test('pictureProblem: refuses an SVG with a script, also behind its first bytes', async () => {
  const drawing = `<svg>${'<path d="M0 0"/>'.repeat(1_000)}<script>alert(1)</script></svg>`;
  expect(await problemOf('dibujo.svg', drawing)).toBe(
    '«dibujo.svg» contiene un script, y un dibujo solo lleva formas y textos. Quítalo, o expórtalo como PNG, y súbelo otra vez.',
  );
});
