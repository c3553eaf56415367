import { expect, test } from 'vitest';
import { openPreviewLink, type PreviewLink, previewLinkSeconds, signPreviewLink } from './preview-link.ts';

const secret = 'a-secret-of-a-test-0123';
const link: PreviewLink = {
  locale: 'es-ES',
  type: 'article',
  slug: 'que-es-asnef',
  fixedPage: null,
  admin: 'http://localhost:1337',
};
const token = signPreviewLink(secret, 1_000, link);

test('openPreviewLink: opens a link of the same secret', () => {
  expect(openPreviewLink(secret, 1_000, token)).toEqual({ state: 'valid', link });
  expect(openPreviewLink(secret, 1_000 + previewLinkSeconds, token).state).toBe('valid');
});

test('openPreviewLink: says that a link is too old', () => {
  expect(openPreviewLink(secret, 1_001 + previewLinkSeconds, token)).toEqual({ state: 'expired', link });
});

const [body = '', time = '', signature = ''] = token.split('.');
const other = Buffer.from(JSON.stringify({ ...link, slug: 'another' })).toString('base64url');

test.each([
  ['of another entry', `${other}.${time}.${signature}`],
  ['with another time', `${body}.1001.${signature}`],
  ['with another signature', `${body}.${time}.${'0'.repeat(64)}`],
  ['without a signature', `${body}.${time}`],
  ['with a part more', `${token}.x`],
  ['that is empty', ''],
  ['signed over something that is no link', signPreviewLink(secret, 1_000, { ...link, admin: 'javascript:1' })],
])('openPreviewLink: refuses a link %s', (_, altered) => {
  expect(openPreviewLink(secret, 1_000, altered)).toEqual({ state: 'invalid' });
});

test('openPreviewLink: refuses a link of another secret', () => {
  expect(openPreviewLink('another-secret-0123456', 1_000, token)).toEqual({ state: 'invalid' });
});
