import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { machinePaths } from './machine-path.ts';
import { mailedLinkPath, oneClickPath, unsubscribePath, visitorPageAt, visitorPages } from './visitor-page.ts';

test('visitorPageAt: returns the folder of a page that no editor writes, and nothing for another path', () => {
  expect(visitorPageAt('/mail/')).toBe('mail');
  for (const path of ['/', '/mail', '/mail/x/', '/toString/']) expect(visitorPageAt(path)).toBeUndefined();
});

test('visitorPages: their paths are machine paths, so no entry of an editor can have them', () => {
  expect(Object.keys(visitorPages).length).toBeGreaterThan(0);
  for (const path of Object.keys(visitorPages)) expect(machinePaths).toContain(path);
});

test('mailedLinkPath: stays within the site, with the token in the query', () => {
  expect(mailedLinkPath(siteOfLocale('es-ES'), 'T')).toBe('/mail/?token=T');
  expect(mailedLinkPath(siteOfLocale('ru-UA'), 'T')).toBe('/ru/mail/?token=T');
});

test('oneClickPath: names the site and the token, since one host may have two sites', () => {
  expect(oneClickPath(siteOfLocale('ru-UA'), 'T')).toBe('/api/unsubscribe/one-click?site=ru-UA&token=T');
});

test('unsubscribePath: stays within the site', () => {
  expect(unsubscribePath(siteOfLocale('ru-UA'))).toBe('/ru/unsubscribe/');
});
