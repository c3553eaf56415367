import type { StrapiApp } from '@strapi/strapi/admin';

type Field = { type: string; required: boolean };

interface EditView {
  /** The panels of the form, each with rows of fields. */
  layout: { layout: Field[][][] };
}

/**
 * Keeps Strapi from writing the name of the type into the slug of a new entry, also into one in which somebody begins to type: it does so
 * where the form requires a slug. The server requires it all the same. To be called in `bootstrap()`.
 */
export function leaveSlugEmpty(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (({ layout, ...rest }: EditView) => ({
    ...rest,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(withoutRequiredSlug))) },
  })) as never);
}

const withoutRequiredSlug = (field: Field): Field => (field.type === 'uid' ? { ...field, required: false } : field);
