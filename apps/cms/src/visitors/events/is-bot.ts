import { isbot } from 'isbot';

/** Whether a machine sent the request, by its user agent. A browser always names one. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent);
}
