import crawlers from 'crawler-user-agents';

/** Longer than the user agent of any browser. */
const maxLength = 500;

const crawler = new RegExp(crawlers.map(({ pattern }) => pattern).join('|'));

/** Whether a machine sent the request, by its user agent. Every browser names one that begins with `Mozilla/`. */
export function isBot(userAgent = ''): boolean {
  return !userAgent.startsWith('Mozilla/') || crawler.test(userAgent.slice(0, maxLength));
}
