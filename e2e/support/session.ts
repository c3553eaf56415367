import { setTimeout as sleep } from 'node:timers/promises';
import { administrator, products, variableOf } from './product.ts';

/** The session of the administrator, who logged in before the first test. */
export function administratorSession(): string {
  const session = process.env[variableOf('ADMIN_SESSION')];
  if (!session) throw new Error('There is no session: e2e/support/session.ts logs in before the first test');
  return session;
}

/** The CMS may answer slowly right after other servers have started. */
const attempts = 4;

/** Logs the administrator in at each product, once for all tests: the CMS allows five attempts in five minutes. */
export default async function logIn(): Promise<void> {
  for (let product = 0; product < products; product += 1) {
    process.env[variableOf('ADMIN_SESSION', product)] = await sessionAt(
      Number(process.env[variableOf('CMS_PORT', product)]),
    );
  }
}

/** @returns the token of a session at a CMS */
async function sessionAt(port: number): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await tryToLogIn(port);
    if (typeof answer !== 'string') return answer.token;
    if (attempt === attempts) throw new Error(`The administrator cannot log in: ${answer}`);
    await sleep(attempt * 2_000);
  }
}

/** @returns the token, or as a string the reason why there is none */
async function tryToLogIn(port: number): Promise<{ token: string } | string> {
  try {
    const answer = await fetch(`http://localhost:${port}/admin/login`, {
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
