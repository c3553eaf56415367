import type { Core } from '@strapi/strapi';
import { asContentType, LOCALIZED, localizedTypeOf } from '../content-types';
import { COMPONENT_LABELS } from '../labels/component-labels';
import type { ModelLabels } from '../labels/label-types';
import { figure, isRecord } from './figures';
import { patternRule } from './patterns';
import type { Problem } from './problem';

/** What the rules read of a field of a model. */
interface Attribute {
  type: string;
  required?: boolean;
  conditions?: object;
  regex?: string | RegExp;
  min?: number;
  max?: number;
  component?: string;
}

/** The labels of a type (`api::page.page`) or a component (`blocks.table`). */
export function labelsOfModel(uid: string): ModelLabels | undefined {
  const type = localizedTypeOf(uid);
  return type ? LOCALIZED[type].labels : COMPONENT_LABELS[uid];
}

/** The label of a field in a message: `«Dirección (URL)»`; the name of the field if it has none. */
export const labelOfField = (uid: string, field: string): string =>
  `«${labelsOfModel(uid)?.fields[field]?.label ?? field}»`;

/** The largest numbers that PostgreSQL stores in the columns of Strapi. A larger one fails there, after Strapi's own checks. */
const LARGEST: Readonly<Record<string, number>> = { integer: 2 ** 31 - 1, decimal: 99_999_999.99 };

/**
 * Finds the problems of each field of an entry or a component, and of the components in its fields.
 * @param ofField the problems of one field by itself; the components in it are looked at if it has none
 */
export function problemsOfFields(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
  ofField: (uid: string, name: string, value: unknown, attribute: Attribute) => Problem[],
): Problem[] {
  const { attributes } = strapi.getModel(asContentType(uid)) as unknown as { attributes: Record<string, Attribute> };
  return Object.entries(attributes).flatMap(([name, attribute]): Problem[] => {
    const value = data[name];
    const problems = ofField(uid, name, value, attribute);
    if (problems.length > 0) return problems;
    return partsOf(attribute, value).flatMap(({ component, part, path }) =>
      problemsOfFields(strapi, component, part, ofField).map((problem) => ({
        ...problem,
        path: [name, ...path, ...problem.path],
      })),
    );
  });
}

/**
 * Finds texts that have not the form of their field, and numbers beyond the limits of their field or of the database, in an
 * entry and all its components. Strapi shows a bare pattern for the texts, and an error of the database for the numbers.
 */
export function formProblems(strapi: Core.Strapi, uid: string, data: Record<string, unknown>): Problem[] {
  return problemsOfFields(strapi, uid, data, (model, name, value, attribute) => {
    if (typeof value === 'string' && value && attribute.regex) return ofText(model, name, value, attribute.regex);
    return typeof value === 'number' ? ofNumber(model, name, value, attribute) : [];
  });
}

function ofText(uid: string, name: string, value: string, regex: string | RegExp): Problem[] {
  const pattern = new RegExp(regex);
  if (pattern.test(value)) return [];
  return [
    { path: [name], message: `${labelOfField(uid, name)} ${patternRule(pattern.source.replaceAll('\\/', '/'))}` },
  ];
}

function ofNumber(uid: string, name: string, value: number, { type, min, max }: Attribute): Problem[] {
  const largest = LARGEST[type] ?? Number.MAX_VALUE;
  const [low, high] = [min ?? -largest, max ?? largest];
  if (value >= low && value <= high) return [];
  const rule =
    value > high
      ? `es demasiado alto. Escribe ${figure(high)} o menos.`
      : `es demasiado bajo. Escribe ${figure(low)} o más.`;
  return [{ path: [name], message: `${labelOfField(uid, name)} ${rule}` }];
}

interface Part {
  component: string;
  part: Record<string, unknown>;
  path: string[];
}

/** The components in a field, with their places. */
function partsOf({ type, component }: Attribute, value: unknown): Part[] {
  if (type === 'component' && component && isRecord(value) && !Array.isArray(value)) {
    return [{ component, part: value, path: [] }];
  }
  if ((type !== 'component' && type !== 'dynamiczone') || !Array.isArray(value)) return [];
  return value.flatMap((part: unknown, index): Part[] => {
    if (!isRecord(part)) return [];
    const uid = type === 'dynamiczone' ? part.__component : component;
    return typeof uid === 'string' && COMPONENT_LABELS[uid] ? [{ component: uid, part, path: [String(index)] }] : [];
  });
}
