import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content-types';
import { readDocumentAction } from '../../documents/document-action';

/** Adults read 200 to 250 words of plain prose a minute; the lower figure promises nobody too little time. */
const WORDS_PER_MINUTE = 200;

interface Block {
  __component?: string;
  body?: string | null;
  text?: string | null;
}

/** Whole minutes to read the text blocks of an article, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.flatMap(({ body, text }) => `${body ?? ''} ${text ?? ''}`.split(/\s+/).filter(Boolean)).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Keeps the reading time true to the text at every save, so that no editor has to count. */
export function registerReadingMinutes(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { isSave, data } = readDocumentAction(context);
    if (context.uid === uidOf('article') && isSave && data?.blocks) {
      data.readingMinutes = readingMinutes(data.blocks as Block[]);
    }
    return next();
  });
}
