import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/site/security/content-security-policy';

describe('the content security policy', () => {
  it('names no other host, no frame and no eval', () => {
    const policy = contentSecurityPolicy(false);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|ws:/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/form-action 'self'/);
  });
  it('lets the development server speak', () => {
    expect(contentSecurityPolicy(true)).toMatch(/connect-src 'self' ws:/);
  });
});
