import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BucketError, isDiskFull } from '../../content/uploads/upload-space';
import { isDatabaseAway, isUnwritableError } from '../database/database-errors';
import type { DatabaseWatch } from '../database/database-watch';
import { answer, type RequestContext } from '../http/answer';
import { requestKind } from '../metrics/request-kind';
import { operationsOf } from './operations';

/** After this time without an answer the database is checked. */
const TIMEOUT_MS = 2000;
const RETRY_AFTER_SECONDS = 5;

/** Requests for files and health need no database. */
const WITHOUT_DATABASE: ReadonlySet<string> = new Set(['media', 'health']);
/** Requests of these kinds always need the database. While it is known to be away they are refused at once. */
const NEEDS_DATABASE: ReadonlySet<string> = new Set(['graphql', 'feed', 'intake']);

/** Messages that the admin shows. */
const AWAY =
  'La base de datos no responde. Espera un momento, comprueba si el cambio se ha guardado y vuelve a intentarlo.';
const UNWRITABLE =
  'La base de datos no puede guardar nada ahora mismo y el cambio se ha perdido. Avisa a quien administra el servidor.';
const DISK_FULL =
  'No queda espacio en el servidor y el archivo no se ha guardado. Borra archivos que ya no se usan o avisa a quien lo administra.';
const BUCKET_AWAY = 'El almacén de archivos no responde y el archivo no se ha guardado. Vuelve a intentarlo más tarde.';

/**
 * Answers with 503 within a few seconds when the database is away, because the web app recognises an outage by this status and
 * then shows stored pages. It also answers for a full disk. It logs nothing, because `DatabaseWatch` and `UploadSpace` log
 * each outage once.
 */
const outages: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { database, uploads } = operationsOf(strapi);
  return async (ctx, next) => {
    const kind = requestKind(ctx.path);
    if (WITHOUT_DATABASE.has(kind)) return next();
    if (database.away && NEEDS_DATABASE.has(kind)) return refuse(ctx, 503, AWAY);
    try {
      if (await hasGoneAway(database, next())) return refuse(ctx, 503, AWAY);
    } catch (error) {
      if (isUnwritableError(error)) return refuse(ctx, 503, UNWRITABLE);
      if (isDiskFull(error)) {
        uploads.recordFull(error);
        return refuse(ctx, 507, DISK_FULL);
      }
      if (error instanceof BucketError) {
        uploads.recordBucketAway(error);
        return refuse(ctx, 503, BUCKET_AWAY);
      }
      if (isAnswer(error)) throw error;
      const isAway = await database.check();
      if (!isAway && !isDatabaseAway(error)) throw error;
      if (!isAway) strapi.log.warn(`${ctx.method} ${ctx.path} got no connection to the database in time`);
      return refuse(ctx, 503, AWAY);
    }
    if (hasFailed(ctx) && (await database.check())) refuse(ctx, 503, AWAY);
  };
};

export default outages;

/** Waits for the answer as long as the database is available. @returns true if the database went away first. */
async function hasGoneAway(database: DatabaseWatch, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const done = work.then(() => false);
  // A request that timed out may still fail later. A finished request clears its timer.
  done.catch(() => undefined);
  try {
    return await Promise.race([done, untilAway(database, over.signal)]);
  } finally {
    over.abort();
  }
}

async function untilAway(database: DatabaseWatch, signal: AbortSignal): Promise<true> {
  try {
    do await sleep(TIMEOUT_MS, undefined, { signal, ref: false });
    while (!(await database.check()));
    return true;
  } catch {
    // The answer came first, so nothing uses this result.
    return true;
  }
}

/** Whether Strapi turns the error into an answer of its own. Such an error is not an outage. */
const isAnswer = (error: unknown): boolean =>
  error instanceof errors.ApplicationError || error instanceof errors.HttpError;

/** GraphQL reports an internal failure in a 200. Its body then begins with the errors. */
function hasFailed({ status, body }: RequestContext): boolean {
  if (status >= 500) return true;
  return typeof body === 'string' && body.startsWith('{"errors"') && body.includes('"INTERNAL_SERVER_ERROR"');
}

/** Uses Strapi's error format, so that the admin shows the message. */
function refuse(ctx: RequestContext, status: 503 | 507, message: string): void {
  if (status === 503) ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
  const name = status === 503 ? 'ServiceUnavailableError' : 'InsufficientStorageError';
  answer(ctx, status, { data: null, error: { status, name, message, details: {} } });
}
