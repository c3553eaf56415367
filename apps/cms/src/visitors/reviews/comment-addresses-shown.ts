import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { DocumentMiddleware } from '../../content/documents/document-action';
import { redactedError } from '../../platform/logging/redacted-error';
import { currentAdministrator } from '../../platform/strapi-internals/admin-session';
import { findProvided } from '../../platform/strapi-internals/container';
import { type AddressColumns, addressOfComment } from './comment-address';

/** The actions whose result the admin shows. */
const SHOWN = new Set(['findOne', 'findFirst', 'findMany', 'create', 'update']);

type Row = Partial<AddressColumns> & Record<string, unknown>;

/**
 * Shows the decrypted address of a comment in the field `email` of the moderation screen. Only the session of an administrator gets it, and
 * the content manager removes the field again for a role that may not read it.
 */
export function commentAddressesShown(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const result = await next();
    const isShown = context.uid === uidOf('comment') && SHOWN.has(context.action);
    if (!isShown || !currentAdministrator(strapi)) return result;
    const shown = Array.isArray(result) ? result.map((row) => withAddress(row)) : withAddress(result);
    return shown as typeof result;
  };

  function withAddress(row: unknown): unknown {
    if (typeof row !== 'object' || row === null || !('documentId' in row)) return row;
    const { emailSealed, emailHash: _, ...shown } = row as Row;
    if (!emailSealed) return shown;
    return { ...shown, email: decrypted({ documentId: String(shown.documentId), emailSealed }) };
  }

  /** A moderator can decide without the address, so a lost key does not close the screen. */
  function decrypted(columns: AddressColumns): string | null {
    try {
      return addressOfComment(findProvided(strapi, 'prestafaro.personal-data'), columns);
    } catch (error) {
      strapi.log.error(`comments: the address of ${columns.documentId} is not shown: ${redactedError(error)}`);
      return null;
    }
  }
}
