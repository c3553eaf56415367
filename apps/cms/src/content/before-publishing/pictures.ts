import type { Core } from '@strapi/strapi';
import { asContentType } from '../content-types';
import { isRecord } from '../entry-rules/figures';
import { labelOfField } from '../entry-rules/form-problems';

interface Attribute {
  type: string;
  component?: string;
}

/** The field beside a picture that holds its alternative text: `coverAlt` of `cover`, `alternativeText` of a block. */
const alternativesOf = (name: string) => [`${name}Alt`, 'alternativeText'];

/**
 * Advice on pictures without an alternative text, in an entry and its blocks. A type whose pictures stand beside a name, such as the logo
 * of a lender, has no field for one, and the text of the file in the media library counts. It is advice: an empty text is lawful for a
 * picture that only decorates, as the help of a cover says, and a block of a picture that is content cannot be published without one.
 */
export function pictureAdvice(strapi: Core.Strapi, uid: string, data: Record<string, unknown>): string[] {
  const { attributes } = strapi.getModel(asContentType(uid)) as unknown as { attributes: Record<string, Attribute> };
  return Object.entries(attributes).flatMap(([name, { type, component }]) => {
    const value = data[name];
    if (type === 'media') return isRecord(value) && !hasAlternative(name, value, data) ? [adviceOn(uid, name)] : [];
    if (type !== 'component' && type !== 'dynamiczone') return [];
    return [value].flat().flatMap((part) => {
      if (!isRecord(part)) return [];
      const model = component ?? part.__component;
      return typeof model === 'string' ? pictureAdvice(strapi, model, part) : [];
    });
  });
}

function hasAlternative(name: string, file: Record<string, unknown>, data: Record<string, unknown>): boolean {
  const texts = [...alternativesOf(name).map((field) => data[field]), file.alternativeText];
  return texts.some((text) => typeof text === 'string' && text.trim() !== '');
}

const adviceOn = (uid: string, name: string): string =>
  `La imagen de ${labelOfField(uid, name)} no tiene texto alternativo: quien no la ve no sabrá qué muestra.`;
