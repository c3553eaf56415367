import type { Core } from '@strapi/strapi';
import { asContentType } from '../content-types';
import { type Attribute, labelOfField, partsOf } from '../entry-rules/form-problems';
import type { Problem } from '../entry-rules/problem';

/** Finds the empty fields, also of components, without which Strapi saves a draft and publishes no entry. */
export function missingFields(strapi: Core.Strapi, uid: string, data: Record<string, unknown>): Problem[] {
  const { attributes } = strapi.getModel(asContentType(uid)) as unknown as { attributes: Record<string, Attribute> };
  return Object.entries(attributes).flatMap(([name, attribute]): Problem[] => {
    const value = data[name];
    // Strapi requires no field that its condition hides.
    if (attribute.required && !attribute.conditions && isEmpty(value))
      return [{ path: [name], message: `${labelOfField(uid, name)} está vacío. Rellénalo.` }];
    return partsOf(attribute, value).flatMap(({ component, part, path }) =>
      missingFields(strapi, component, part).map((problem) => ({ ...problem, path: [name, ...path, ...problem.path] })),
    );
  });
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
