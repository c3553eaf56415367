import type { Core } from '@strapi/strapi';
import { StartError } from '../../platform/database/wait-for-database';
import type { Environment } from '../../platform/environment';
import { findMissingLabels, type LabelledSchema } from './missing-labels';

/**
 * Examines whether the admin can name every type, field and choice in Spanish. In development the log says what lacks, and the CMS goes
 * on, because the developer who adds a field writes its label next.
 * @throws {StartError} in production
 */
export function checkLabels(
  strapi: Pick<Core.Strapi, 'contentTypes' | 'components' | 'log'>,
  mode: Environment['NODE_ENV'],
): void {
  const schemas = { ...strapi.contentTypes, ...strapi.components } as Readonly<Record<string, LabelledSchema>>;
  const problems = findMissingLabels(schemas);
  if (problems.length === 0) return;
  if (mode !== 'development') throw new StartError(`Labels: ${problems.join(' ')}`);
  for (const problem of problems) strapi.log.error(`Labels: ${problem}`);
}
