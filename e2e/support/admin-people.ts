import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ports } from './product.ts';
import { administratorSession } from './session.ts';

/** Codes of roles that the CMS creates for the countries of these tests. */
type RoleCode =
  `${'affiliate-manager' | 'analyst' | 'author' | 'chief-editor' | 'editor' | 'lead-manager' | 'moderator'}-${'es' | 'ua'}`;

export interface AdminPerson {
  email: string;
  /** The token for {@link callAdmin} and {@link openAdmin}. */
  session: string;
  remove(): Promise<void>;
}

/** Calls the admin API with a session, as the admin panel does. */
export function callAdmin(session: string, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`http://localhost:${ports.cms}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
    body: body && JSON.stringify(body),
  });
}

/** Invites a user with a role, and sets the user's password through the link of the invitation. */
export async function invite(code: RoleCode): Promise<AdminPerson> {
  const administrator = administratorSession();
  const roles = await data<{ id: number; code: string }[]>(callAdmin(administrator, 'GET', '/admin/roles'));
  const role = roles.find((each) => each.code === code);
  if (!role) throw new Error(`There is no role ${code}`);
  const email = `${code}-${randomUUID()}@example.com`;
  const names = { firstname: 'Persona', lastname: code };
  const invited = { ...names, email, roles: [role.id] };
  const user = await data<{ id: number; registrationToken: string }>(
    callAdmin(administrator, 'POST', '/admin/users', invited),
  );
  const { registrationToken } = user;
  const userInfo = { ...names, password: `Clave-de-prueba-${randomUUID()}` };
  const { token } = await data<{ token: string }>(
    callAdmin(administrator, 'POST', '/admin/register', { registrationToken, userInfo }),
  );
  return {
    email,
    session: token,
    remove: async () => void (await data(callAdmin(administrator, 'DELETE', `/admin/users/${user.id}`))),
  };
}

/** Opens the admin panel in a logged-in browser. The first load is slow, so it has a longer timeout. */
export async function openAdmin(page: Page, session: string, path = '/admin/'): Promise<void> {
  await page.addInitScript((token) => {
    localStorage.setItem('jwtToken', JSON.stringify(token));
    localStorage.setItem('strapi-admin-language', 'es');
  }, session);
  await page.goto(`http://localhost:${ports.cms}${path}`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inicio' })).toBeVisible({ timeout: 30_000 });
}

async function data<Result>(asked: Promise<Response>): Promise<Result> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Result }).data;
}
