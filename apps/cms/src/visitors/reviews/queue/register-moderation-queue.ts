import type { OriginSettings } from '@prestafaro/addresses';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { UNDO_WITHIN_MS } from '../../../delivery/mail/comment-mails';
import { readBody } from '../../../leads/desk/desk-body';
import { isDatabaseOutage } from '../../../platform/database/database-errors';
import { answer, type RequestContext } from '../../../platform/http/answer';
import { answerFailure, CHANGE_FAILED } from '../../../platform/http/answer-failure';
import { refuse } from '../../../platform/http/refuse';
import { redactedError } from '../../../platform/logging/redacted-error';
import { adminSessionOnly } from '../../../platform/strapi-internals/admin-session';
import { decide, undo } from './decide';
import { type QueueModerator, queueModerator } from './moderator';
import { decisionSchema, queueFieldLabels, queueQuerySchema, undoSchema } from './queue-schemas';
import { countPending, readQueue } from './read-queue';
import { type DecisionAnswer, MODERATION_PATH, type QueueCount, type UndoAnswer } from './wire';

interface Sources {
  strapi: Core.Strapi;
  origins: OriginSettings;
}

type QueueHandler = (ctx: RequestContext, moderator: QueueModerator) => Promise<void>;

const NOT_A_MODERATOR = 'Tu rol no modera comentarios de ningún país. Pide el permiso a quien administra el sitio.';

/** Registers the routes of the moderation queue in the admin. Who may decide on comments in the content manager may use them. */
export function registerModerationQueue(sources: Sources): void {
  const { strapi } = sources;
  const route = (method: 'GET' | 'POST', path: string, handler: QueueHandler) => ({
    ...{ method, path, info: { apiName: 'moderation' } },
    handler: answerFailure(strapi, `${method} ${MODERATION_PATH}${path}`, CHANGE_FAILED, async (ctx) => {
      const moderator = queueModerator(strapi);
      if (moderator.sites.length === 0) return refuse(ctx, 403, NOT_A_MODERATOR);
      await handler(ctx, moderator);
    }),
    config: adminSessionOnly('moderation', []),
  });
  strapi.server.routes({
    type: 'admin',
    prefix: MODERATION_PATH,
    routes: [
      route('GET', '/queue', queueHandler(sources)),
      route('GET', '/count', async (ctx, { sites }) =>
        answer(ctx, 200, { pending: await countPending(strapi, sites) } satisfies QueueCount),
      ),
      route('POST', '/decisions', decisionHandler(strapi)),
      route('POST', '/undo', undoHandler(strapi)),
    ],
  });
}

function queueHandler(sources: Sources): QueueHandler {
  return async (ctx, { sites }) => {
    const query = queueQuerySchema.safeParse(ctx.query);
    if (!query.success) return refuse(ctx, 422, 'La página no es válida. Vuelve a «Moderación» desde el menú.');
    answer(ctx, 200, await readQueue(sources, sites, Number(query.data.page)));
  };
}

function decisionHandler(strapi: Core.Strapi): QueueHandler {
  return async (ctx, moderator) => {
    const body = readBody(ctx, decisionSchema, queueFieldLabels);
    if (!body) return;
    const results: DecisionAnswer['results'] = [];
    // Each by itself: one that is refused holds up no other.
    for (const comment of body.comments) {
      const { id } = comment;
      results.push(await orFailed(strapi, id, () => decide(strapi, moderator, comment, body)));
    }
    answer(ctx, 200, { results, undoWithinMs: UNDO_WITHIN_MS } satisfies DecisionAnswer);
  };
}

function undoHandler(strapi: Core.Strapi): QueueHandler {
  return async (ctx, moderator) => {
    const body = readBody(ctx, undoSchema, queueFieldLabels);
    if (!body) return;
    const now = new Date();
    const results: UndoAnswer['results'] = [];
    for (const id of body.comments) results.push(await orFailed(strapi, id, () => undo(strapi, moderator, id, now)));
    answer(ctx, 200, { results } satisfies UndoAnswer);
  };
}

interface Failed {
  id: string;
  outcome: 'failed';
  message: string;
}

/** What one comment is refused with, which the answer tells beside the results of the others. */
async function orFailed<Result>(
  strapi: Core.Strapi,
  id: string,
  work: () => Promise<Result>,
): Promise<Result | Failed> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    if (error instanceof errors.ApplicationError) return { id, outcome: 'failed', message: error.message };
    strapi.log.error(`comment ${id} is not decided on: ${redactedError(error)}`);
    return { id, outcome: 'failed', message: CHANGE_FAILED };
  }
}
