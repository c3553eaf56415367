import { expect, test } from 'vitest';
import { isCrawler } from './crawler.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['WhatsApp/2.23.20.0', true],
  ['TelegramBot (like TwitterBot)', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    false,
  ],
  ['', false],
  [`Mozilla/5.0 ${'x'.repeat(500)} Googlebot`, false],
])('isCrawler: says of %s: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
