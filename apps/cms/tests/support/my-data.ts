import type { Locale } from '@prestafaro/countries';
import type { ErasureReceipt, HeldData } from '@prestafaro/types/my-data';
import { postAsWeb } from './post-as-web';
import { WRITE_TOKEN } from './start-cms';
import { newAddress } from './visitors';

/** `Body` is that of the answer to a request that succeeds. */
export interface DataAnswer<Body> {
  status: number;
  body: Body;
}

/** Posts like the web app's server. */
export async function postData<Body = Record<string, unknown>>(
  url: string,
  path: string,
  message: object,
  token = WRITE_TOKEN,
): Promise<DataAnswer<Body>> {
  const response = await postAsWeb(url, `my-data/${path}`, message, token);
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

/** Asks for the mail with the link, from a new network address. */
export const askForData = (url: string, email: string, changes: object = {}) =>
  postData(url, 'requests', { locale: 'es-ES', email, proof: null, address: newAddress(), ...changes });

export const readData = (url: string, token: string, locale: Locale = 'es-ES') =>
  postData<HeldData>(url, 'read', { locale, token });

export const eraseData = (url: string, token: string, changes: object = {}) =>
  postData<ErasureReceipt>(url, 'erase', {
    locale: 'es-ES',
    token,
    comments: 'keep-texts',
    clientId: null,
    ...changes,
  });
