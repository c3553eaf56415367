import type { Core } from '@strapi/strapi';

/** The content manager's stored view of one type or component: see its "Configure the view" screens. */
export interface ViewConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldMetadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

export interface FieldMetadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

interface ViewService {
  findConfiguration(model: { uid: string }): Promise<ViewConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: ViewConfiguration): Promise<ViewConfiguration>;
}

/** Changes the stored view of one type or component. Touches services of the content manager that have no types. */
export async function updateFormView(
  strapi: Core.Strapi,
  kind: 'content-types' | 'components',
  uid: string,
  change: (current: ViewConfiguration) => ViewConfiguration,
): Promise<void> {
  const service = strapi.plugin('content-manager').service(kind) as unknown as ViewService;
  const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
  await service.updateConfiguration({ uid }, change({ settings, metadatas, layouts }));
}
