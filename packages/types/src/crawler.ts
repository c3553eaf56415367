import crawlers from 'crawler-user-agents';

/** Longer than the user agent of any browser. */
const MAX_LENGTH = 500;

const crawler = new RegExp(crawlers.map(({ pattern }) => pattern).join('|'));

/** Whether a user agent is that of a crawler, a link preview or another known machine. @param userAgent the header; only its start is read */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent.slice(0, MAX_LENGTH));
