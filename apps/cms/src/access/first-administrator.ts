import type { Core } from '@strapi/strapi';

interface Login {
  email: string | undefined;
  password: string | undefined;
}

/** Makes the local administrator of a new installation. An installation that has a user is left alone. */
export async function ensureFirstAdministrator(strapi: Core.Strapi, { email, password }: Login): Promise<void> {
  if (!email || !password) return;
  const users = strapi.service('admin::user');
  if (await users.exists()) return;
  const role: { id: number } = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    email,
    password,
    firstname: 'Administrador',
    lastname: 'local',
    isActive: true,
    blocked: false,
    registrationToken: null,
    preferedLanguage: 'es',
    roles: [role.id],
  });
}
