import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArrivedFile } from '../../platform/strapi-internals/upload-plugin';
import { svgProblem } from './svg-problem';
import { MAX_FILE_BYTES, tooLarge } from './upload-limits';

/** The beginning of a file that says what it is. */
const BEGINNING_BYTES = 4096;

interface Format {
  extensions: readonly string[];
  isIn(beginning: Buffer): boolean;
  /** Text that may contain more than a picture. */
  isDrawing?: boolean;
}

const startsWith =
  (...bytes: number[]) =>
  (beginning: Buffer) =>
    beginning.subarray(0, bytes.length).equals(Buffer.from(bytes));
const textAt = (beginning: Buffer, from: number, to: number) => beginning.toString('latin1', from, to);

/** What comes before the first element of an SVG: declaration, comments, document type. */
const BEFORE_ROOT = /^\uFEFF?(\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*>)*/i;

const FORMATS: readonly Format[] = [
  { extensions: ['.png'], isIn: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { extensions: ['.jpg', '.jpeg'], isIn: startsWith(0xff, 0xd8, 0xff) },
  { extensions: ['.gif'], isIn: (beginning) => /^GIF8[79]a$/.test(textAt(beginning, 0, 6)) },
  {
    extensions: ['.webp'],
    isIn: (beginning) => textAt(beginning, 0, 4) === 'RIFF' && textAt(beginning, 8, 12) === 'WEBP',
  },
  { extensions: ['.avif'], isIn: (beginning) => /^ftypavi[fs]$/.test(textAt(beginning, 4, 12)) },
  {
    extensions: ['.svg'],
    isIn: (beginning) => /^<svg[\s>]/.test(beginning.toString('utf8').replace(BEFORE_ROOT, '')),
    isDrawing: true,
  },
];

const NAMES = 'PNG, JPG, GIF, WebP, AVIF o SVG';

/**
 * Checks a file as it arrived, by its bytes and not by what the sender says of it.
 * @returns a sentence that tells the editor how to correct it; null = none
 */
export async function pictureProblem(file: ArrivedFile): Promise<string | null> {
  const name = file.originalFilename ?? '';
  if (file.size > MAX_FILE_BYTES) return tooLarge(`«${name}»`, file.size);
  const beginning = await beginningOf(file.filepath);
  const format = FORMATS.find(({ isIn }) => isIn(beginning));
  if (!format) return `«${name}» no contiene una imagen. Sube una imagen ${NAMES}.`;
  if (format.extensions.includes(path.extname(name).toLowerCase())) {
    return format.isDrawing ? drawingProblem(file.filepath, name) : null;
  }
  return `«${name}» no termina como lo que contiene. Cambia el final del nombre a ${format.extensions[0]} y súbela otra vez.`;
}

async function drawingProblem(filepath: string, name: string): Promise<string | null> {
  const found = svgProblem(await readFile(filepath, 'utf8'));
  return (
    found &&
    `«${name}» contiene ${found}, y un dibujo solo lleva formas y textos. Quítalo, o expórtalo como PNG, y súbelo otra vez.`
  );
}

async function beginningOf(filepath: string): Promise<Buffer> {
  const file = await open(filepath);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
