import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { answer } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import type { PersonalData } from '../personal-data/personal-data';
import { BLOCKED, ownRow } from './application-handlers';
import { idOf, readBody } from './desk-body';
import { type DeskHandler, refuseUnknown } from './desk-route';
import { changeFieldLabels, MAX_NOTE_LENGTH } from './labels';
import { deleteNote, writeNote } from './notes';

const noteSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'está vacía: escribe algo')
    .max(MAX_NOTE_LENGTH, `tiene como máximo ${MAX_NOTE_LENGTH} caracteres`)
    // PostgreSQL cannot store NUL. Other control characters but line breaks and tabs come from no keyboard.
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'tiene caracteres que no se ven: escríbela a mano'),
});

const NOT_YOURS =
  'Esa nota ya no está, o es de otra persona: solo quien la escribió puede borrarla. Recarga la página.';

/** Writes a note about an application. */
export function writeNoteHandler(strapi: Core.Strapi, personalData: PersonalData): DeskHandler {
  return async (ctx, author) => {
    const body = readBody(ctx, noteSchema, changeFieldLabels);
    if (!body) return;
    const row = await ownRow(strapi, ctx, author);
    if (!row) return refuseUnknown(ctx);
    if (row.isBlocked) return refuse(ctx, 409, BLOCKED);
    const note = { applicationId: row.id, text: body.text, author, now: new Date() };
    if (await writeNote(strapi, personalData, note)) answer(ctx, 200, { outcome: 'stored' });
    else refuseUnknown(ctx);
  };
}

/** Deletes a note of the one who asks. Nobody changes a note: others may have acted on it. */
export function deleteNoteHandler(strapi: Core.Strapi): DeskHandler {
  return async (ctx, author) => {
    const row = await ownRow(strapi, ctx, author);
    if (!row) return refuseUnknown(ctx);
    if (row.isBlocked) return refuse(ctx, 409, BLOCKED);
    const noteId = idOf(ctx, 'part');
    const isDeleted =
      noteId !== null && (await deleteNote(strapi, { applicationId: row.id, noteId, author, now: new Date() }));
    if (isDeleted) answer(ctx, 200, { outcome: 'deleted' });
    else refuse(ctx, 404, NOT_YOURS);
  };
}
