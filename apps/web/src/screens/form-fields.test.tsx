import { countryOf, type Locale, locales, siteOfLocale } from '@prestafaro/countries';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AffiliateRequest } from '@/features/affiliates/affiliate-request';
import { ApplicationForm } from '@/features/application/application-form';
import { unanswered } from '@/features/application/form-answer';
import type { FormPlace } from '@/features/application/form-place';
import { makeFormView } from '@/features/application/make-form-view';
import { CommentForm } from '@/features/comments/comment-form';
import { RequestForm } from '@/features/my-data/request-form';
import { UnsubscribeForm } from '@/features/unsubscribe/unsubscribe-form';
import { loadMessages } from '@/messages/load-messages';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';
import type { SiteView } from '@/shell/site-view';
import { honeypotName } from '@/shell/visitor-form/form-answer';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), unstable_isUnrecognizedActionError: () => false }));
vi.mock('@/features/application/actions', () => ({ submitApplication: async () => unanswered }));
vi.mock('@/features/affiliates/actions', () => ({ requestAffiliate: async () => unanswered }));
vi.mock('@/features/comments/actions', () => ({ sendComment: async () => unanswered }));
vi.mock('@/features/my-data/actions', () => ({ requestMyData: async () => unanswered }));
vi.mock('@/features/unsubscribe/actions', () => ({ unsubscribe: async () => unanswered }));

const viewOf = async (locale: Locale): Promise<SiteView> => ({
  ...sampleView,
  site: siteOfLocale(locale),
  money: siteOfLocale(locale).moneyFormat,
  messages: await loadMessages(locale),
});

/** The fields into which a visitor types, as `type, inputmode, autocomplete`, by name. An input without a type is one of text. */
function typedFields(form: ReactNode): Record<string, string> {
  const tags = renderToStaticMarkup(form).match(/<(?:input|textarea)\b[^>]*>/g) ?? [];
  const read = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '-';
  const typeOf = (tag: string) => read(tag, 'type').replace('-', tag.startsWith('<input') ? 'text' : '-');
  const isTyped = (tag: string) => !/type="(?:hidden|radio|checkbox|range|submit)"/.test(tag);
  return Object.fromEntries(
    tags
      .filter(isTyped)
      .map((tag) => [read(tag, 'name'), [typeOf(tag), read(tag, 'inputmode'), read(tag, 'autocomplete')].join(', ')]),
  );
}

/** What the application's fields must have (HTML, "Autofill"; WCAG 1.3.5). A field without a token of its own is `off`, but not
 * those of the loan: a browser restores no field that is `off` when a visitor goes back. */
function expectedFields(locale: Locale): Record<string, string> {
  const { documents, accounts } = countryOf(siteOfLocale(locale).country);
  const digitsOrText = (isNumeric: boolean) => (isNumeric ? 'numeric' : 'text');
  return {
    amount: 'text, numeric, -',
    days: 'text, numeric, -',
    firstName: 'text, -, given-name',
    lastName: 'text, -, family-name',
    'birthDate-day': 'text, numeric, bday-day',
    'birthDate-month': 'text, numeric, bday-month',
    'birthDate-year': 'text, numeric, bday-year',
    phone: 'tel, tel, tel',
    email: 'email, email, email',
    document: `text, ${digitsOrText(documents.isNumeric)}, off`,
    monthlyIncome: 'text, numeric, off',
    account: `text, ${digitsOrText(accounts.isNumeric)}, off`,
    bank: 'text, -, off',
    branchCode: 'text, numeric, off',
    [honeypotName]: 'text, -, off',
  };
}

const places: readonly FormPlace[] = [
  ...(['0298.1-A', '0298.1-B'] as const).map(
    (arm): FormPlace => ({ form: 'application', version: null, arm, isIdentityAsked: true }),
  ),
  ...(['reg', 'reg2'] as const).flatMap((form) =>
    ([null, 2, 3] as const).map((version): FormPlace => ({ form, version, arm: null, isIdentityAsked: true })),
  ),
];

describe.each(locales)('the fields of the application of %s', (locale) => {
  it('have the type, the keyboard and the autofill token of their question, in every form', async () => {
    const view = await viewOf(locale);
    const requested = {
      amount: 300,
      days: 91,
      choice: 'exact',
      typed: { amount: undefined, days: undefined },
    } as const;
    const expected = expectedFields(locale);
    for (const place of places) {
      const form = makeFormView(
        { place, requested, loans: sampleLoans, now: new Date('2026-11-21T12:00:00Z'), key: 'key' },
        view,
      );
      const fields = typedFields(<ApplicationForm view={form} information={null} />);
      for (const [name, attributes] of Object.entries(fields)) {
        expect(`${place.form}.${place.version} ${name}: ${attributes}`).toBe(
          `${place.form}.${place.version} ${name}: ${expected[name]}`,
        );
      }
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(['amount', 'days', 'phone', 'email', 'account']));
    }
  });
});

describe('the fields of the other forms of visitors', () => {
  const subject = { type: 'lender', id: 'x' } as const;
  it.each([
    [
      'unsubscribing',
      <UnsubscribeForm key="u" view={sampleView} />,
      { email: 'email, -, email', phone: 'tel, -, tel' },
    ],
    ['asking for one’s data', <RequestForm key="m" view={sampleView} />, { email: 'email, -, email' }],
    [
      'a comment',
      <CommentForm key="c" id="c" subject={subject} comments={[]} view={sampleView} />,
      { name: 'text, -, nickname', email: 'email, -, email' },
    ],
    [
      'the affiliate programme',
      <AffiliateRequest key="a" view={sampleView} />,
      { name: 'text, -, name', email: 'email, -, email', website: 'text, url, url' },
    ],
  ])('have the type, the keyboard and the autofill token of their question: %s', (_, form, expected) => {
    const { text, ...lines } = typedFields(form);
    expect(lines).toMatchObject(expected);
    expect(text ?? '-, -, -').toBe('-, -, -');
    const others = Object.entries(lines).filter(([name]) => !(name in expected));
    expect(others.filter(([, attributes]) => !attributes.endsWith(', off'))).toEqual([]);
  });
});
