import { expect, it } from 'vitest';
import { newPageRecord } from '@/cms/page-record';
import { isForEverybody } from '@/server/routing/is-for-everybody';

const asked = (headers: Record<string, string> = {}, method = 'GET') => ({ method, headers: new Headers(headers) });
const visitor = { isForPart: false };

it.each([
  ['a visitor without cookies', asked(), visitor],
  ['a visitor with other cookies', asked({ cookie: 'pf_locale=es-ES; x_pf_application=1' }), visitor],
  ['a HEAD request', asked({}, 'HEAD'), visitor],
] as const)('isForEverybody: true for %s', (_, request, context) => {
  expect(isForEverybody(request, context)).toBe(true);
});

it.each([
  ['an applicant', asked({ cookie: 'pf_locale=es-ES; pf_application=T' }), visitor],
  ['an applicant by https', asked({ cookie: '__Host-pf_application=T' }), visitor],
  ['a form', asked({}, 'POST'), visitor],
  ['a part of a page', asked(), { isForPart: true }],
  ['the page that is made to be shared', asked(), { isForPart: false, record: newPageRecord() }],
  ['a request outside of the server', asked(), undefined],
] as const)('isForEverybody: false for %s', (_, request, context) => {
  expect(isForEverybody(request, context)).toBe(false);
});
