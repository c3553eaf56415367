import { isbot } from 'isbot';

/** Longer than the user agent of any browser. */
const maxLength = 500;

/** Whether a machine sent the request, by its user agent. Every browser names one that begins with `Mozilla/`. */
export function isBot(userAgent = ''): boolean {
  return !userAgent.startsWith('Mozilla/') || isbot(userAgent.slice(0, maxLength));
}
