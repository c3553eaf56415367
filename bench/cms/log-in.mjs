// @ts-check

/**
 * Logs in as the administrator of a stack.
 * @param {{ environment: Record<string, string>, ports: { cms: number } }} stack
 * @returns {Promise<string>} the token of the session
 */
export async function logIn({ environment: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }, ports }) {
  const answer = await fetch(`http://localhost:${ports.cms}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The administrator cannot log in: ${answer.status}`);
  return String((await answer.json()).data.token);
}
