import { describe, expect, it } from 'vitest';
import { passedOnHeaders } from '@/server/security/passed-on-headers';

const sent = (more: Record<string, string> = {}) => new Headers({ accept: 'text/html', ...more });
const policy = "script-src 'self' 'nonce-ours'";

describe('the request headers that Next sees', () => {
  it('are unchanged for a stored page', () => {
    expect(passedOnHeaders(sent(), undefined)).toBeUndefined();
  });
  it.each(['content-security-policy', 'content-security-policy-report-only'])(
    'hold no %s of a visitor, whose nonce would be stored with the page',
    (name) => {
      const headers = passedOnHeaders(sent({ [name]: "script-src 'nonce-theirs'" }), undefined);
      expect([...(headers ?? [])]).toEqual([['accept', 'text/html']]);
    },
  );
  it('contain our nonce for a page that is made per request, whatever the visitor sent', () => {
    const headers = passedOnHeaders(
      sent({ 'content-security-policy-report-only': "script-src 'nonce-theirs'" }),
      policy,
      { 'x-pf-path': '/a/' },
    );
    expect(Object.fromEntries(headers ?? [])).toEqual({
      accept: 'text/html',
      'content-security-policy': policy,
      'x-pf-path': '/a/',
    });
  });
});
