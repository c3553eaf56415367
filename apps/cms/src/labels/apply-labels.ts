import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { FENCED_TYPES, fencedTypeOf, uidOf } from '../content-types';
import { COMPONENT_LABELS, CONTENT_TYPE_LABELS } from './all-labels';
import { buildConfiguration, type MainFieldOfRelation, type ViewConfiguration } from './build-configuration';
import type { ContentTypeLabels } from './label-types';

/** The two services of the content-manager plugin that keep the views; the plugin exports no types for them. */
interface ViewService {
  findConfiguration(model: { uid: string }): Promise<ViewConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: ViewConfiguration): Promise<ViewConfiguration>;
}

interface Attributes {
  [field: string]: { type: string; target?: string };
}

/** Raise it when `buildConfiguration` writes something else from the same labels. */
const BUILD_VERSION = 1;

const hashOfLabels = () =>
  createHash('sha256')
    .update(JSON.stringify([BUILD_VERSION, CONTENT_TYPE_LABELS, COMPONENT_LABELS]))
    .digest('hex');

/**
 * Gives the forms and lists of the admin their Spanish names, help texts, rows and columns.
 * Writes only when the labels have changed since the last time: a usual boot costs one query, and what an
 * administrator arranges with "Configure the view" stays until then.
 * Call it in `bootstrap()`: the content-manager plugin has stored its own defaults by then.
 * @returns whether anything was written
 */
export async function applyLabels(strapi: Core.Strapi): Promise<boolean> {
  const store = strapi.store({ type: 'core', name: 'labels' });
  const hash = hashOfLabels();
  if ((await store.get({ key: 'hash' })) === hash) return false;
  for (const type of FENCED_TYPES) {
    await applyTo(strapi, 'content-types', uidOf(type), CONTENT_TYPE_LABELS[type]);
  }
  for (const [uid, labels] of Object.entries(COMPONENT_LABELS)) await applyTo(strapi, 'components', uid, labels);
  // Last: a boot that stops half-way starts over the next time.
  await store.set({ key: 'hash', value: hash });
  return true;
}

async function applyTo(
  strapi: Core.Strapi,
  serviceName: 'content-types' | 'components',
  uid: string,
  labels: ContentTypeLabels,
): Promise<void> {
  const service = strapi.plugin('content-manager').service(serviceName) as unknown as ViewService;
  const model = strapi.getModel(uid as UID.ContentType) as { attributes: object } | undefined;
  const attributes = model?.attributes as Attributes | undefined;
  if (!attributes) throw new Error(`There are labels for ${uid}, which does not exist`);
  const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
  const mainFieldOfRelation: MainFieldOfRelation = (field) => mainFieldOf(attributes[field]?.target);
  await service.updateConfiguration(
    { uid },
    buildConfiguration({ settings, metadatas, layouts }, labels, mainFieldOfRelation),
  );
}

function mainFieldOf(uid: string | undefined): string | undefined {
  const type = uid && fencedTypeOf(uid);
  return type ? CONTENT_TYPE_LABELS[type].mainField : undefined;
}
