import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { bodyOf, type RequestContext } from '../platform/http/answer';
import { needsPublisher, PUBLISHED } from './published-entries';

/** What the panel of the admin requests. The router ignores case. */
const OF_ADMIN = /^\/(admin|content-manager|i18n|upload)(\/|$)/i;

const FORBIDDEN = 'Tu rol no permite hacer esto. Pide a quien administra el sitio que lo haga o que te dé permiso.';
const GONE = 'Esto ya no existe. Puede que otra persona lo haya eliminado: vuelve a la lista y ábrelo desde allí.';

const FAILED =
  'El gestor ha fallado y quizá no se ha guardado nada. Vuelve a intentarlo; si se repite, avisa a quien administra el sitio.';

const WRONG_LOGIN = 'El correo o la contraseña no son correctos. Escríbelos otra vez o pide una contraseña nueva.';
const TOO_MANY = 'Demasiados intentos seguidos. Espera cinco minutos y vuelve a intentarlo.';
const USED_LINK = 'Este enlace ya se ha usado o ha caducado. Pide otro y abre el último que te llegue.';

/** The answers of Strapi that say nothing but their status, or that the panel shows in English. */
const SENTENCES: ReadonlyMap<unknown, string> = new Map([
  ['Forbidden', FORBIDDEN],
  ['Forbidden access', FORBIDDEN],
  ['Policy Failed', FORBIDDEN],
  ['Not Found', GONE],
  ['Entity not found', GONE],
  ['Document not found', GONE],
  ['Document not found or already published.', GONE],
  ['file.notFound', GONE],
  ['folder not found', GONE],
  ['Internal Server Error', FAILED],
  ['Invalid credentials', WRONG_LOGIN],
  ['Too many requests, please try again later.', TOO_MANY],
  ['This reset password token has expired', USED_LINK],
  ['Invalid registrationToken', USED_LINK],
  ['Invalid registration info', USED_LINK],
]);

/** What is wrong in a profile: of all such fields Strapi says «ValidationError». */
const FIELDS_OF_PROFILE: ReadonlyMap<unknown, string> = new Map([
  ['currentPassword', 'La contraseña actual no es esa. Escríbela otra vez.'],
  ['email', 'Ese correo ya es de otra persona. Escribe otro.'],
]);

interface Answer {
  error?: { message?: unknown; details?: object };
}

/**
 * Words in Spanish what Strapi refuses an administrator in English, such as «Forbidden». It belongs before
 * `strapi::errors`, which turns errors into answers.
 */
const spanishAnswers: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    await next();
    if (!OF_ADMIN.test(ctx.path)) return;
    const { error } = (ctx.body ?? {}) as Answer;
    const sentence =
      error?.message === 'ValidationError'
        ? FIELDS_OF_PROFILE.get(Object.keys(error.details ?? {})[0])
        : SENTENCES.get(error?.message);
    if (!sentence) return;
    const isPublished = sentence === FORBIDDEN && (await isPublishedDelete(strapi, ctx).catch(() => false));
    ctx.body = { data: null, error: { ...error, message: isPublished ? PUBLISHED : sentence } };
  };
};

export default spanishAnswers;

const ENTRY = /^\/content-manager\/collection-types\/([^/]+)\/(?:actions\/(bulkDelete)|([^/]+))\/?$/i;
const bulkSchema = z.object({ documentIds: z.array(z.string()) });

/** Strapi itself refuses an author the published row of their article, whose creator is the editor who published it. */
async function isPublishedDelete(strapi: Core.Strapi, ctx: RequestContext): Promise<boolean> {
  const [, uid, bulk, documentId] = ENTRY.exec(ctx.path) ?? [];
  if (!uid) return false;
  if (ctx.method === 'DELETE' && documentId) return needsPublisher(strapi, uid, [documentId]);
  const { data } = bulkSchema.safeParse(bodyOf(ctx));
  return Boolean(bulk && data) && needsPublisher(strapi, uid, data?.documentIds ?? []);
}
