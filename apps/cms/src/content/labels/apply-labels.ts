import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { updateFormView } from '../../platform/strapi-internals/form-views';
import { LOCALIZED, LOCALIZED_TYPES, localizedTypeOf, uidOf } from '../content-types';
import { buildConfiguration, type MainFieldOfRelation } from './build-configuration';
import { COMPONENT_LABELS } from './component-labels';
import type { ContentTypeLabels } from './label-types';

interface Attributes {
  [field: string]: { type: string; target?: string };
}

/** Increase it when `buildConfiguration` builds a different view from the same labels. */
const BUILD_VERSION = 1;

const hashOfLabels = () =>
  createHash('sha256')
    .update(JSON.stringify([BUILD_VERSION, LOCALIZED_TYPES.map((type) => LOCALIZED[type].labels), COMPONENT_LABELS]))
    .digest('hex');

/**
 * Gives the forms and lists of the admin their Spanish names, help texts, rows and columns. It writes only if the labels have
 * changed since the last boot. An ordinary boot costs one query, and an administrator's changes in "Configure the view" stay
 * until the labels change.
 * Call it in `bootstrap()`, after the content manager has stored its own defaults.
 * @returns whether it wrote anything
 */
export async function applyLabels(strapi: Core.Strapi): Promise<boolean> {
  const store = strapi.store({ type: 'core', name: 'labels' });
  const hash = hashOfLabels();
  if ((await store.get({ key: 'hash' })) === hash) return false;
  for (const type of LOCALIZED_TYPES) {
    await applyTo(strapi, 'content-types', uidOf(type), LOCALIZED[type].labels);
  }
  for (const [uid, labels] of Object.entries(COMPONENT_LABELS)) await applyTo(strapi, 'components', uid, labels);
  // Stored last, so that an interrupted boot starts over the next time.
  await store.set({ key: 'hash', value: hash });
  return true;
}

async function applyTo(
  strapi: Core.Strapi,
  kind: 'content-types' | 'components',
  uid: string,
  labels: ContentTypeLabels,
): Promise<void> {
  const model = strapi.getModel(uid as UID.ContentType) as { attributes: object } | undefined;
  const attributes = model?.attributes as Attributes | undefined;
  if (!attributes) throw new Error(`There are labels for ${uid}, which does not exist`);
  const mainFieldOfRelation: MainFieldOfRelation = (field) => mainFieldOf(attributes[field]?.target);
  await updateFormView(strapi, kind, uid, (current) => buildConfiguration(current, labels, mainFieldOfRelation));
}

function mainFieldOf(uid: string | undefined): string | undefined {
  const type = uid && localizedTypeOf(uid);
  return type ? LOCALIZED[type].labels.mainField : undefined;
}
