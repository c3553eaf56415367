import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { insertRow } from '../../platform/database/insert-row';
import type { PersonalData } from '../personal-data/personal-data';
import { isoOf } from './application-row';
import type { DeskAdministrator } from './desk-administrator';
import { writeHistoryLine } from './history-line';
import type { DeskNote } from './wire';

interface NoteRow {
  id: number;
  noteKey: string;
  adminId: number;
  adminName: string;
  /** Encrypted. */
  text: string;
  at: Date | string;
}

type Author = Pick<DeskAdministrator, 'id' | 'name'>;

const FIELD = 'application_notes.text';

async function readRows(strapi: Core.Strapi, applicationId: number): Promise<NoteRow[]> {
  return strapi.db.query(uidOf('application-note')).findMany({ where: { applicationId }, orderBy: { id: 'asc' } });
}

/** The notes about an application as a lead manager reads them. @throws Error that contains no text, if one cannot be decrypted */
export async function readNotes(
  strapi: Core.Strapi,
  { decrypt }: Pick<PersonalData, 'decrypt'>,
  applicationId: number,
  readerId: number,
): Promise<DeskNote[]> {
  const rows = await readRows(strapi, applicationId);
  return rows.map(({ id, noteKey, adminId, adminName, text, at }) => ({
    ...{ id, at: isoOf(at), author: adminName, isOwn: adminId === readerId },
    text: decrypt(FIELD, noteKey, text),
  }));
}

/** The notes about a person, as the person may read them: without the names of staff. */
export async function heldNotes(
  strapi: Core.Strapi,
  { decrypt }: Pick<PersonalData, 'decrypt'>,
  applicationId: number,
): Promise<{ at: string; text: string }[]> {
  const rows = await readRows(strapi, applicationId);
  return rows.map(({ noteKey, text, at }) => ({ at: isoOf(at), text: decrypt(FIELD, noteKey, text) }));
}

/**
 * Writes a note, encrypted, because people write anything into it.
 * @returns false if the application was erased or blocked meanwhile; then nothing is written
 */
export async function writeNote(
  strapi: Core.Strapi,
  { encrypt }: Pick<PersonalData, 'encrypt'>,
  { applicationId, text, author, now }: { applicationId: number; text: string; author: Author; now: Date },
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    // Locks the row: an erasure at this moment comes after the note, and takes it along.
    const { count } = await strapi.db
      .query(uidOf('application'))
      .updateMany({ where: { id: applicationId, isBlocked: false }, data: { isBlocked: false } });
    if (count === 0) return false;
    const noteKey = randomUUID();
    await insertRow(strapi, uidOf('application-note'), {
      ...{ applicationId, noteKey, adminId: author.id, adminName: author.name, at: now },
      text: encrypt(FIELD, noteKey, text),
    });
    return true;
  });
}

/** Deletes a note of its author, and records that there was one. @returns false if this person wrote no such note */
export async function deleteNote(
  strapi: Core.Strapi,
  { applicationId, noteId, author, now }: { applicationId: number; noteId: number; author: Author; now: Date },
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db
      .query(uidOf('application-note'))
      .deleteMany({ where: { id: noteId, applicationId, adminId: author.id } });
    if (count === 0) return false;
    await writeHistoryLine(strapi, { applicationId, actor: author.name, reason: 'Nota borrada por su autor', now });
    return true;
  });
}
