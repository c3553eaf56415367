import { administrator, ports } from './product.ts';

/** Where the session is found by the tests. */
export const sessionVariable = 'E2E_ADMIN_SESSION';

/** Logs the administrator in, once for all tests: the CMS lets nobody try more than five times in five minutes. */
export default async function logIn(): Promise<void> {
  const answer = await fetch(`http://localhost:${ports.cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  if (!answer.ok) throw new Error(`The administrator cannot log in: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { token: string } };
  process.env[sessionVariable] = data.token;
}
