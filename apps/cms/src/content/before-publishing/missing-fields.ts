import type { Core } from '@strapi/strapi';
import { labelOfField, problemsOfFields } from '../entry-rules/form-problems';
import type { Problem } from '../entry-rules/problem';

/** Finds the empty fields, also of components, without which Strapi saves a draft and publishes no entry. */
export function missingFields(strapi: Core.Strapi, uid: string, data: Record<string, unknown>): Problem[] {
  return problemsOfFields(strapi, uid, data, (model, name, value, { required, conditions }) =>
    // Strapi requires no field that its condition hides.
    required && !conditions && isEmpty(value)
      ? [{ path: [name], message: `${labelOfField(model, name)} está vacío. Rellénalo.` }]
      : [],
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
