import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { administratorNames } from '../../access/administrator-name';
import { answer, bodyOf, type Handler, type RequestContext } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import { currentAdministrator } from '../../platform/strapi-internals/admin-session';
import { asContentType, uidOf } from '../content-types';
import { editorialEntry } from '../editorial-types';
import { digestOf } from './content';
import { contentModels } from './content-model';
import { differences } from './differences';
import { type PresentDraft, presentDrafts } from './present-drafts';
import { asRestoration } from './record-versions';
import { restorable } from './restorable';
import { findVersion, listVersions, type StoredVersion, type VersionRow } from './stored-versions';
import { type VersionAccess, versionAccess } from './version-access';
import type { ListedVersion, OpenedVersion, RestoredVersion, VersionList } from './version-wire';
import { versionedTypeOf } from './versioned-types';

const querySchema = z.strictObject({ uid: z.string(), locale: z.string(), documentId: z.string().optional() });
const idSchema = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const bodySchema = z.strictObject({});

const GONE = 'Esta versión ya no existe. Cierra la ventana y elige otra.';
const NOT_ALLOWED = 'Tu rol no puede cambiar esta entrada. Pide a un editor de tu país que recupere la versión.';
const DELETED_PERSON = 'Persona dada de baja';

/** Lists the versions of an entry; nothing for a type without versions, and for an entry that the person may not read. */
export const listHandler =
  (strapi: Core.Strapi): Handler =>
  async (ctx) => {
    const { data: query } = querySchema.safeParse(ctx.query);
    const type = query && versionedTypeOf(query.uid);
    const none: VersionList = { versions: [] };
    // Only a single type has one entry for each site.
    const isNamed = query?.documentId || (type && editorialEntry(type).schema.kind === 'singleType');
    if (!type || !isNamed) return answer(ctx, 200, none);
    const { documentId, locale } = query;
    const [draft] = await presentDrafts(strapi, type, { locale, ...(documentId && { documentId }) });
    if (!draft || !versionAccess(strapi, type, draft).mayRead) return answer(ctx, 200, none);
    const { entryId, site } = draft;
    const rows = await listVersions(strapi, { contentType: type, entryId, site });
    const list: VersionList = { versions: await named(strapi, rows, digestOf(draft.content)) };
    answer(ctx, 200, list);
  };

async function named(strapi: Core.Strapi, rows: readonly VersionRow[], present: string): Promise<ListedVersion[]> {
  const people = await administratorNames(
    strapi,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  return rows.map(({ id, at, action, personId, digest }) => ({
    ...{ id, at: new Date(at).toISOString(), action },
    person: personId === null ? null : (people.get(personId) ?? DELETED_PERSON),
    isPresent: digest === present,
  }));
}

/** Answers what differs between a version and the present draft. */
export const openHandler = (strapi: Core.Strapi): Handler =>
  ofVersion(strapi, async (ctx, { version, draft, access }) => {
    const [find, uid, site] = [contentModels(strapi), uidOf(version.contentType), version.site];
    const content = access.readable(version.content);
    const { gone } = await restorable({ strapi, find, site }, uid, content);
    const changes = differences({ find, site }, uid, content, draft.content);
    const opened: OpenedVersion = { changes, gone, mayRestore: access.mayRestore };
    answer(ctx, 200, opened);
  });

/** Writes a version as the draft. The Document Service applies the rules of today to it, and records it as a version of its own. */
export const restoreHandler = (strapi: Core.Strapi): Handler =>
  ofVersion(strapi, async (ctx, { version, access }) => {
    if (!bodySchema.safeParse(bodyOf(ctx) ?? {}).success) return refuse(ctx, 422, 'Esta petición no lleva contenido.');
    if (!access.mayRestore) return refuse(ctx, 403, NOT_ALLOWED);
    const { entryId: documentId, site: locale } = version;
    const uid = uidOf(version.contentType);
    const search = { strapi, find: contentModels(strapi), site: locale };
    const { data, gone } = await restorable(search, uid, access.writable(version.content));
    const updatedBy = currentAdministrator(strapi)?.user.id;
    try {
      const change = { documentId, locale, data: { ...data, updatedBy } as never };
      await asRestoration(() => strapi.documents(asContentType(uid)).update(change));
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      return refuse(ctx, 422, `No se ha recuperado, porque hoy esta versión no se podría guardar. ${error.message}`);
    }
    const restored: RestoredVersion = { gone };
    answer(ctx, 200, restored);
  });

interface Opened {
  version: StoredVersion;
  draft: PresentDraft;
  access: VersionAccess;
}

/** A handler of one version. A version of an entry that the person may not read does not exist for them. */
const ofVersion =
  (strapi: Core.Strapi, handle: (ctx: RequestContext, opened: Opened) => Promise<void>): Handler =>
  async (ctx) => {
    const { data: id } = idSchema.safeParse(ctx.params.id);
    const version = id ? await findVersion(strapi, id) : null;
    if (!version) return refuse(ctx, 404, GONE);
    const { contentType, entryId: documentId, site: locale } = version;
    const [draft] = await presentDrafts(strapi, contentType, { documentId, locale });
    const access = draft && versionAccess(strapi, contentType, draft);
    if (!draft || !access?.mayRead) return refuse(ctx, 404, GONE);
    await handle(ctx, { version, draft, access });
  };
