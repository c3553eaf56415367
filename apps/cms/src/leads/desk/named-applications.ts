import type { FieldName } from '@prestafaro/application';
import type { Core } from '@strapi/strapi';
import { isPostgres } from '../../platform/database/database-probe';
import { namePattern } from './name-pattern';

/** A query for the ids of the applications whose name begins with a text, in any case and with or without accents. */
export type NamedApplications = (field: FieldName, text: string) => unknown;

export function namedApplications(strapi: Core.Strapi): NamedApplications {
  const [operator, database] = isPostgres(strapi) ? (['~', 'postgres'] as const) : (['glob', 'sqlite'] as const);
  return (field, text) =>
    strapi.db
      .getConnection('applications')
      .select('id')
      .whereRaw(`?? ${operator} ?`, [columnOf(field), namePattern(text, database)]);
}

/** Strapi writes the names of columns like this: `first_name`. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
