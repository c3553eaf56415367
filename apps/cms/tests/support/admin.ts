import type { Core } from '@strapi/strapi';
import { ADMINISTRATOR } from './start-cms';

export interface AdminAnswer {
  status: number;
  body: { data?: Record<string, unknown>; error?: { message: string }; [key: string]: unknown };
}
export type AdminCall = (method: string, path: string, body?: object) => Promise<AdminAnswer>;

/** Signs in at the admin API and returns a caller with that session. */
export async function signIn(url: string, email: string, password: string): Promise<AdminCall> {
  const login = await call(url, undefined, 'POST', '/admin/login', { email, password });
  const token = login.body.data?.token;
  if (typeof token !== 'string') throw new Error(`no session for ${email}: ${JSON.stringify(login.body)}`);
  return (method, path, body) => call(url, token, method, path, body);
}

export const signInAsAdministrator = (url: string): Promise<AdminCall> =>
  signIn(url, ADMINISTRATOR.email, ADMINISTRATOR.password);

/** Creates a user with one of the roles of `src/access/roles.ts`, and signs them in. */
export const signInWithRole = (strapi: Core.Strapi, url: string, code: string, email?: string): Promise<AdminCall> =>
  signInWithRoles(strapi, url, [code], email);

/** The same with several roles, also of several countries. */
export async function signInWithRoles(
  strapi: Core.Strapi,
  url: string,
  codes: readonly [string, ...string[]],
  email = `${codes.join('.')}@example.com`,
): Promise<AdminCall> {
  const roles: { id: number }[] = await strapi.db
    .query('admin::role')
    .findMany({ where: { code: { $in: [...codes] } } });
  if (roles.length !== codes.length) throw new Error(`there are not all roles of ${codes.join(', ')}`);
  const password = 'Correct-horse-2';
  await strapi.service('admin::user').create({
    email,
    password,
    firstname: codes[0],
    isActive: true,
    blocked: false,
    registrationToken: null,
    roles: roles.map(({ id }) => id),
  });
  return signIn(url, email, password);
}

async function call(
  url: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<AdminAnswer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}
