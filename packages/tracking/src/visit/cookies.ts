import { lifetimeOf } from '@prestafaro/types/stored-names';
import type { BrowserPort } from '../browser-port.ts';

type CookiePort = Pick<BrowserPort, 'page' | 'readCookies' | 'writeCookie'>;
type CookieName = 'pf_session' | 'pf_client' | 'pf_first' | 'pf_current' | 'pf_visits';

/** The value of a cookie, read from the browser at each call, because another tab may have changed it. */
export function readCookie(port: CookiePort, name: CookieName): string | undefined {
  const found = port
    .readCookies()
    .split('; ')
    .find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Writes a cookie for the lifetime that the registry of stored names states. */
export function writeCookie(port: CookiePort, name: CookieName, value: string): void {
  const secure = port.page().isSecure ? '; Secure' : '';
  port.writeCookie(`${name}=${value}; Max-Age=${lifetimeOf(name)}; Path=/; SameSite=Lax${secure}`);
}
