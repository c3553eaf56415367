import { WRITE_TOKEN } from './start-cms';

/** Posts a message like the web app's server. @param path behind `/api/` @param token null to send none */
export const postAsWeb = (url: string, path: string, message: object, token: string | null = WRITE_TOKEN) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
  });
