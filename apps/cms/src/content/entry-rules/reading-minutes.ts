import { uidOf } from '../content-types';
import { type DocumentMiddleware, readDocumentAction } from '../documents/document-action';

/** Adults read 200 to 250 words of plain prose a minute. The lower figure promises no reader too short a time. */
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

/** Calculates the reading time of an article at every save. */
export function readingTime(): DocumentMiddleware {
  return (context, next) => {
    const { isSave, data } = readDocumentAction(context);
    if (context.uid === uidOf('article') && isSave && data?.blocks) {
      data.readingMinutes = readingMinutes(data.blocks as Block[]);
    }
    return next();
  };
}
