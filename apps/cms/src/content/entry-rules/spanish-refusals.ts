import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { asContentType, localizedTypeOf } from '../content-types';
import type { DocumentMiddleware } from '../documents/document-action';
import { isRecord } from './figures';
import { labelOfField } from './form-problems';
import { isOurRefusal, type Problem, refusalOf } from './problem';

/** A message of Strapi’s own validation, and its Spanish after the label of the field. */
const SENTENCES: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/must be at most (\d+) characters/, ([, max]) => `tiene más de ${max} caracteres. Acórtalo.`],
  [/must be at least (\d+) characters/, ([, min]) => `tiene menos de ${min} caracteres. Alárgalo.`],
  [/must be greater than or equal to (\S+)/, ([, min]) => `es demasiado bajo. Escribe ${min} o más.`],
  [/must be less than or equal to (\S+)/, ([, max]) => `es demasiado alto. Escribe ${max} o menos.`],
  [/must have at least (\d+) items?/, ([, min]) => `tiene menos de ${min}. Añade los que faltan.`],
  [/must have less than or equal to (\d+) items?/, ([, max]) => `tiene más de ${max}. Quita los que sobran.`],
  [
    /must be defined|required|cannot be (?:null|empty)|must not be null|final value was: `null`/,
    () => 'está vacío. Rellénalo.',
  ],
  [/must be unique/, () => 'repite un valor que ya se usa. Escribe otro.'],
  [/must be an integer/, () => 'no es un número entero. Escribe uno.'],
  [/must be a valid email|must be an? email/, () => 'no es una dirección de correo. Ejemplo: nombre@example.com.'],
  [/must be one of/, () => 'no es una de las opciones. Elige una de la lista.'],
];

/** The database’s own refusal, which names no field. */
const BAD_DATE = /^Invalid format, expected /;
const BAD_DATE_IN_SPANISH = 'Una fecha no tiene la forma AAAA-MM-DD. Corrígela.';
const GONE = /relation\(s\) of type|not related to the entity/;
const GONE_IN_SPANISH =
  'La entrada usa algo que ya no existe: una entrada relacionada o una pieza que otra persona ha cambiado. Vuelve a cargar la página.';

interface Refusal {
  path?: readonly (string | number)[];
  message?: string;
}

/** Says in Spanish, with the label of the field, what Strapi’s own validation refuses. */
export const spanishRefusals =
  (strapi: Core.Strapi): DocumentMiddleware =>
  async (context, next) => {
    try {
      return await next();
    } catch (error) {
      if (!localizedTypeOf(context.uid)) throw error;
      if (BAD_DATE.test((error as Error).message)) throw new errors.ValidationError(BAD_DATE_IN_SPANISH);
      if (!(error instanceof errors.ValidationError)) throw error;
      const { errors: refusals } = (error.details ?? {}) as { errors?: Refusal[] };
      if (isOurRefusal(error)) throw error;
      if (!refusals) throw GONE.test(error.message) ? new errors.ValidationError(GONE_IN_SPANISH) : error;
      const { data } = (context.params ?? {}) as { data?: Record<string, unknown> };
      throw refusalOf(refusals.map((refusal) => inSpanish(strapi, context.uid, data ?? {}, refusal)));
    }
  };

function inSpanish(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
  { path = [], message = '' }: Refusal,
): Problem {
  const steps = path.map(String);
  const sentence = SENTENCES.map(([pattern, say]) => {
    const found = pattern.exec(message);
    return found ? say(found) : null;
  }).find(Boolean);
  return {
    path: steps,
    message: `${labelAt(strapi, uid, data, steps)} ${sentence ?? 'no tiene un valor válido. Revísalo.'}`,
  };
}

/** The label of the field at a path: `blocks.0.rows` → `«Filas»` of the block that stands there. */
function labelAt(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
  [field = '', ...inner]: readonly string[],
): string {
  const rest = /^\d+$/.test(inner[0] ?? '') ? inner.slice(1) : inner;
  const value = data[field];
  const part = Array.isArray(value) ? value[Number(inner[0])] : value;
  const component = componentAt(strapi, uid, field, part);
  if (rest.length === 0 || !component) return labelOfField(uid, field);
  return labelAt(strapi, component, isRecord(part) ? part : {}, rest);
}

function componentAt(strapi: Core.Strapi, uid: string, field: string, part: unknown): string | undefined {
  if (isRecord(part) && typeof part.__component === 'string') return part.__component;
  const { attributes } = strapi.getModel(asContentType(uid)) as unknown as {
    attributes: Record<string, { component?: string } | undefined>;
  };
  return attributes[field]?.component;
}
