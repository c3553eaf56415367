import { isCrawler } from '@prestafaro/types/crawler';

/** Whether a machine sent the request, by its user agent. Every browser names one that begins with `Mozilla/`. */
export const isBot = (userAgent = ''): boolean => !userAgent.startsWith('Mozilla/') || isCrawler(userAgent);
