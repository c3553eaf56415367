import { siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { machinePaths } from './machine-path.ts';
import { mailedLinkPath, visitorPageAt, visitorPages } from './visitor-page.ts';

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
