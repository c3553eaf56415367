import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BucketAway, isDiskFull } from '../../content/uploads/upload-space';
import { isDatabaseAway, saysUnwritable } from '../database/database-errors';
import type { DatabaseWatch } from '../database/database-watch';
import { answer, type RequestContext } from '../http/answer';
import { requestKind } from '../metrics/request-kind';
import { operationsOf } from './operations';

/** After this long without an answer the database is asked whether it is there. */
const PATIENCE_MS = 2000;
const RETRY_AFTER_SECONDS = 5;

/** Files and health need no database. */
const WITHOUT_DATABASE: ReadonlySet<string> = new Set(['media', 'health']);
/** Every answer of these is made of it, so while it is known to be away nobody waits to learn that again. */
const NOTHING_WITHOUT_IT: ReadonlySet<string> = new Set(['graphql', 'feed', 'intake']);

/** What the admin shows. */
const AWAY =
  'La base de datos no responde. Espera un momento, comprueba si el cambio se ha guardado y vuelve a intentarlo.';
const UNWRITABLE =
  'La base de datos no puede guardar nada ahora mismo y el cambio se ha perdido. Avisa a quien administra el servidor.';
const DISK_FULL =
  'No queda espacio en el servidor y el archivo no se ha guardado. Borra archivos que ya no se usan o avisa a quien lo administra.';
const BUCKET_AWAY = 'El almacén de archivos no responde y el archivo no se ha guardado. Vuelve a intentarlo más tarde.';

/**
 * Answers for a database that is away, in a few seconds at most and with 503, by which the web application knows an outage
 * and shows what it has; and for a disk that is full. `DatabaseWatch` and `UploadSpace` log each once: nothing is logged here.
 */
const outages: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { database, uploads } = operationsOf(strapi);
  return async (ctx, next) => {
    const kind = requestKind(ctx.path);
    if (WITHOUT_DATABASE.has(kind)) return next();
    if (database.away && NOTHING_WITHOUT_IT.has(kind)) return refuse(ctx, 503, AWAY);
    try {
      if (await isGivenUp(database, next())) return refuse(ctx, 503, AWAY);
    } catch (error) {
      if (saysUnwritable(error)) return refuse(ctx, 503, UNWRITABLE);
      if (isDiskFull(error)) {
        uploads.noteFull(error);
        return refuse(ctx, 507, DISK_FULL);
      }
      if (error instanceof BucketAway) {
        uploads.noteBucketAway(error);
        return refuse(ctx, 503, BUCKET_AWAY);
      }
      if (isAnswer(error)) throw error;
      const isAway = await database.look();
      if (!isAway && !isDatabaseAway(error)) throw error;
      if (!isAway) strapi.log.warn(`${ctx.method} ${ctx.path} got no connection to the database in time`);
      return refuse(ctx, 503, AWAY);
    }
    if (hasFailed(ctx) && (await database.look())) refuse(ctx, 503, AWAY);
  };
};

export default outages;

/** Waits for the answer, but not for a database that has gone. @returns whether it is not to be waited for. */
async function isGivenUp(database: DatabaseWatch, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const done = work.then(() => false);
  // Who is given up may fail later, and who is done stops the clock.
  done.catch(() => undefined);
  try {
    return await Promise.race([done, untilAway(database, over.signal)]);
  } finally {
    over.abort();
  }
}

async function untilAway(database: DatabaseWatch, signal: AbortSignal): Promise<true> {
  try {
    do await sleep(PATIENCE_MS, undefined, { signal, ref: false });
    while (!(await database.look()));
    return true;
  } catch {
    // The answer came first: nobody listens any more.
    return true;
  }
}

/** An error that Strapi turns into an answer of its own is no outage. */
const isAnswer = (error: unknown): boolean =>
  error instanceof errors.ApplicationError || error instanceof errors.HttpError;

/** GraphQL says in a 200 that it has failed inside; its errors come first. */
function hasFailed({ status, body }: RequestContext): boolean {
  if (status >= 500) return true;
  return typeof body === 'string' && body.startsWith('{"errors"') && body.includes('"INTERNAL_SERVER_ERROR"');
}

/** In the form in which Strapi refuses, so that the admin shows the message. */
function refuse(ctx: RequestContext, status: 503 | 507, message: string): void {
  if (status === 503) ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
  const name = status === 503 ? 'ServiceUnavailableError' : 'InsufficientStorageError';
  answer(ctx, status, { data: null, error: { status, name, message, details: {} } });
}
