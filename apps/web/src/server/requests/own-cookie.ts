import 'server-only';
import { headers } from 'next/headers';
import { environment } from '@/cms/environment';

/** With this prefix browsers accept a cookie from this very host only, by https and for all paths: no subdomain can plant one. */
const hostPrefix = '__Host-';

/**
 * Whether visitors use https, so that a cookie may be `Secure`: by the configured scheme of public addresses, else by the header
 * of the proxy in front. For every cookie that the server sets.
 */
export async function isByHttps(): Promise<boolean> {
  return isHttpsBy(await headers());
}

function isHttpsBy(sent: Pick<Headers, 'get'>): boolean {
  const { PUBLIC_SCHEME } = environment();
  return PUBLIC_SCHEME ? PUBLIC_SCHEME === 'https' : sent.get('x-forwarded-proto') === 'https';
}

/** The name under which a cookie that must not be planted is set and read. Without https a browser refuses the prefix. */
export async function guardedName(name: string): Promise<string> {
  return guardedNameBy(await headers(), name);
}

/** The same name, in the proxy, which has the headers of its request at hand. */
export function guardedNameBy(sent: Pick<Headers, 'get'>, name: string): string {
  return isHttpsBy(sent) ? `${hostPrefix}${name}` : name;
}
