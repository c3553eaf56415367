import type { Core } from '@strapi/strapi';
import { createSuperAdministrator, hasAdministrator } from '../platform/strapi-internals/admin-accounts';

interface Login {
  email: string | undefined;
  password: string | undefined;
}

/** Creates the administrator of a new installation. Does nothing if the installation has a user. */
export async function ensureFirstAdministrator(strapi: Core.Strapi, { email, password }: Login): Promise<void> {
  if (!email || !password) return;
  if (await hasAdministrator(strapi)) return;
  await createSuperAdministrator(strapi, {
    email,
    password,
    firstname: 'Administrador',
    lastname: 'local',
    preferedLanguage: 'es',
  });
}
