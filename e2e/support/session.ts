import { setTimeout as sleep } from 'node:timers/promises';
import { administrator, ports } from './product.ts';

/** The variable from which the tests read the session. */
export const sessionVariable = 'E2E_ADMIN_SESSION';

/** The CMS may answer slowly right after other servers have started. */
const attempts = 4;

/** Logs the administrator in once for all tests: the CMS allows five attempts in five minutes. */
export default async function logIn(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await tryToLogIn();
    if (typeof answer !== 'string') {
      process.env[sessionVariable] = answer.token;
      return;
    }
    if (attempt === attempts) throw new Error(`The administrator cannot log in: ${answer}`);
    await sleep(attempt * 2_000);
  }
}

/** @returns the token, or as a string the reason why there is none */
async function tryToLogIn(): Promise<{ token: string } | string> {
  try {
    const answer = await fetch(`http://localhost:${ports.cms}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    if (!answer.ok) return `${answer.status} ${await answer.text()}`;
    const { data } = (await answer.json()) as { data: { token: string } };
    return data;
  } catch (error) {
    return String(error);
  }
}
