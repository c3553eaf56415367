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
export async function signInWithRole(strapi: Core.Strapi, url: string, code: string): Promise<AdminCall> {
  const role: { id: number } | null = await strapi.db.query('admin::role').findOne({ where: { code } });
  if (!role) throw new Error(`there is no role ${code}`);
  const email = `${code}@example.com`;
  const password = 'Correct-horse-2';
  await strapi.service('admin::user').create({
    email,
    password,
    firstname: code,
    isActive: true,
    blocked: false,
    registrationToken: null,
    roles: [role.id],
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
