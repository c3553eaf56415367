import type { Locator, Page } from '@playwright/test';
import { openAdmin } from './admin-people.ts';

/** Opens the Spanish version of an entry in the admin, as the person of a session. */
export const openEntry = (page: Page, session: string, type: string, id: string): Promise<void> =>
  openAdmin(
    page,
    session,
    `/admin/content-manager/collection-types/api::${type}.${type}/${id}?plugins[i18n][locale]=es-ES`,
  );

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

/** The messages beside the fields. */
export const messages = (page: Page): Locator => page.locator('[data-strapi-field-error]');

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Guardar' }).click();

/** In a window of less than 1 080 pixels the panels beside the form are in a drawer. */
export const openDrawer = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Abrir más acciones', exact: true }).click();
