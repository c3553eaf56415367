import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { type FormRequest, makeFormView } from '@/features/application/make-form-view';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';

/** The questions of the application in South Africa, where a lender receives applications and experiment 0298.1 runs. */
function questionsOf(arm: '0298.1-A' | '0298.1-B') {
  const request: FormRequest = {
    place: { form: 'application', version: null, arm: null, isIdentityAsked: true },
    requested: { choice: 'exact', typed: { amount: undefined, days: undefined }, amount: 2000, days: 91 },
    loans: sampleLoans,
    ...{ now: new Date('2026-11-21T12:00:00Z'), key: 'key', drawn: { arm, seenAt: 'form' } },
  };
  const { steps, hidden } = makeFormView(request, { ...sampleView, site: siteOfLocale('en-ZA') });
  return { names: steps.flatMap(({ questions }) => questions.map(({ name }) => name)), hidden };
}

describe('makeFormView, with a form of one page in arm B only', () => {
  it('asks for document and account in that arm', () => {
    const { names, hidden } = questionsOf('0298.1-B');
    expect(names).toEqual(expect.arrayContaining(['document', 'account']));
    expect(hidden.identityAsked).toBe('1');
  });

  it('asks for neither in arm A, whose form has several steps', () => {
    const { names, hidden } = questionsOf('0298.1-A');
    expect(names).toContain('employment');
    expect(names).not.toEqual(expect.arrayContaining(['document']));
    expect(names).not.toEqual(expect.arrayContaining(['account']));
    expect(hidden.identityAsked).toBe('');
  });
});
