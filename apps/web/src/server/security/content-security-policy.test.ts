import { cmsVariables, webVariables } from '@prestafaro/types/environment';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/server/security/content-security-policy.mjs';

/** The sources of one directive. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

describe('the content security policy', () => {
  it('allows no other host, no frame and no eval', () => {
    const policy = contentSecurityPolicy();
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|ws:/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/form-action 'self'/);
  });
  it.each(['script-src', 'connect-src', 'img-src', 'default-src'])(
    'R20: loads and calls no Google tag, because %s has no host but our own, so there is no consent mode to set',
    (directive) => {
      const sources = sourcesOf(contentSecurityPolicy(), directive) ?? [];
      expect(sources).toContain("'self'");
      expect(sources.filter((source) => source !== "'self'" && source !== 'data:')).toEqual([]);
    },
  );
  it('R20: no variable of an app configures a Google tag', () => {
    const names = Object.keys({ ...webVariables, ...cmsVariables });
    expect(names).toContain('CMS_URL');
    expect(names.filter((name) => /google|gtag|gtm|analytics|tag_/i.test(name))).toEqual([]);
  });
  it('allows only the inline scripts that it names', () => {
    expect(sourcesOf(contentSecurityPolicy(), 'script-src')).toEqual(["'self'"]);
    expect(sourcesOf(contentSecurityPolicy({ scripts: ["'sha256-abc='"] }), 'script-src')).toEqual([
      "'self'",
      "'sha256-abc='",
    ]);
  });
  it('allows only the style elements that it names', () => {
    const policy = contentSecurityPolicy({ styles: ["'sha256-abc='"] });
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
  });
  it('allows style attributes with figures, and no style elements', () => {
    const policy = contentSecurityPolicy({ scripts: ["'nonce-1'"] });
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
  });
  it('allows the connection of the development server', () => {
    expect(contentSecurityPolicy({ isDevelopment: true })).toMatch(/connect-src 'self' ws:/);
  });
});
