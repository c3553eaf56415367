import { errors } from '@strapi/utils';
import { tooLarge } from '../../content/uploads/upload-limits';

/** formidable's code of a form whose sender left. */
const ABORTED = 1002;

/** Its code of a form with a larger file than allowed. */
const FILE_TOO_LARGE = 1009;

/** An error of the body parser: `status` of co-body, `httpCode` and `code` of formidable. */
interface BodyError extends Error {
  code?: unknown;
  status?: number;
  httpCode?: number;
}

/**
 * Turns an error of the body parser that is the sender's into an answer: a cut-off form, a text that is not JSON, a body that is too
 * long. Strapi answers all of them with 500, and logs each.
 * @throws always
 */
export function refuseBody(error: BodyError): never {
  const status = error.code === ABORTED ? 400 : (error.status ?? error.httpCode ?? 500);
  if (error.code === FILE_TOO_LARGE) throw new errors.PayloadTooLargeError(tooLarge('El archivo'));
  if (status === 413)
    throw new errors.PayloadTooLargeError('Lo que se envía es demasiado grande. Envía menos de una vez.');
  if (status >= 400 && status < 500)
    throw new errors.ValidationError(
      'No se puede leer lo que se ha enviado: llegó incompleto o dañado. Envíalo otra vez.',
    );
  throw error;
}
