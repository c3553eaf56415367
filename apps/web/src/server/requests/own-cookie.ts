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
  const { PUBLIC_SCHEME } = environment();
  return PUBLIC_SCHEME ? PUBLIC_SCHEME === 'https' : (await headers()).get('x-forwarded-proto') === 'https';
}

/** The name under which a cookie that must not be planted is set and read. Without https a browser refuses the prefix. */
export async function guardedName(name: string): Promise<string> {
  return (await isByHttps()) ? `${hostPrefix}${name}` : name;
}
