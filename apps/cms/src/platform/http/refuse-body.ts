import { errors } from '@strapi/utils';

/** An error of the body parser: `status` of co-body, `httpCode` of formidable. */
interface BodyError extends Error {
  status?: number;
  httpCode?: number;
}

/**
 * Turns an error of the body parser that is the sender's into an answer: a cut-off form, a text that is not JSON, a body that is too
 * long. Strapi answers all of them with 500, and logs each.
 * @throws always
 */
export function refuseBody(error: BodyError): never {
  const status = error.status ?? error.httpCode ?? 500;
  if (status === 413)
    throw new errors.PayloadTooLargeError('Lo que se envía es demasiado grande. Envía menos de una vez.');
  if (status >= 400 && status < 500)
    throw new errors.ValidationError(
      'No se puede leer lo que se ha enviado: llegó incompleto o dañado. Envíalo otra vez.',
    );
  throw error;
}
