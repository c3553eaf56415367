import { fixedPath, publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import { affiliateLimits, affiliateModels, payoutMethods } from '@prestafaro/types/affiliate';
import { requestAffiliate } from '@/features/affiliates/actions';
import { AffiliateForm } from '@/features/affiliates/affiliate-form';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import type { SiteView } from '@/shell/site-view';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import type { FormField } from '@/shell/visitor-form/form-field';
import { formMessages } from '@/shell/visitor-form/form-messages';
import { AppLink } from '@/ui/link/link';
import { Section, SectionHead } from '@/ui/section/section';

/** Anchor of the form, the same on every site: texts of the page link to it. */
export const affiliateFormId = 'affiliate-request';

export interface AffiliateRequestProps {
  view: SiteView;
  initial?: FormAnswer;
}

/** The form of the affiliate programme, below the editor's text. It works without scripts. */
export function AffiliateRequest({ view, initial }: AffiliateRequestProps) {
  const { site, messages } = view;
  const { form } = messages.affiliates;
  const link = (page: 'terms' | 'privacy') => (
    <AppLink href={publicPath(site, fixedPath(site.locale, page))}>{form[page]}</AppLink>
  );
  const titleId = `${affiliateFormId}-title`;
  return (
    <Section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={form.title}>
        <p>{form.lead}</p>
      </SectionHead>
      <AffiliateForm
        name="affiliate"
        id={affiliateFormId}
        action={requestAffiliate}
        hidden={{ locale: site.locale }}
        fields={fieldsOf(view)}
        messages={formMessages(form.submit, view)}
        agreement={
          <FillPlaceholders message={form.agreement} values={{ terms: link('terms'), privacy: link('privacy') }} />
        }
        initial={initial}
      />
    </Section>
  );
}

function fieldsOf({ site, messages, money }: SiteView): FormField[] {
  const { form, models, payouts } = messages.affiliates;
  const limits = Object.fromEntries(
    Object.entries(affiliateLimits.text).map(([name, value]) => [name, formatNumber(value, money)]),
  );
  const privacy = <AppLink href={publicPath(site, fixedPath(site.locale, 'privacy'))}>{form.privacy}</AppLink>;
  return [
    {
      kind: 'line',
      name: 'name',
      label: form.name,
      autoComplete: 'name',
      maxLength: affiliateLimits.name.max,
    },
    {
      kind: 'line',
      type: 'email',
      name: 'email',
      label: form.email,
      hint: <FillPlaceholders message={form.emailHint} values={{ privacy }} />,
      autoComplete: 'email',
      maxLength: affiliateLimits.email.max,
    },
    {
      kind: 'line',
      name: 'website',
      label: form.website,
      hint: form.websiteHint,
      inputMode: 'url',
      autoComplete: 'url',
      maxLength: affiliateLimits.website.max,
    },
    {
      kind: 'choice',
      name: 'model',
      label: form.model,
      placeholder: form.choose,
      options: affiliateModels.map((value) => ({ value, label: models[value] })),
    },
    {
      kind: 'choice',
      name: 'payoutMethod',
      label: form.payoutMethod,
      hint: form.payoutHint,
      placeholder: form.choose,
      options: payoutMethods.map((value) => ({ value, label: payouts[value] })),
    },
    {
      kind: 'text',
      name: 'text',
      label: form.text,
      hint: fill(form.textHint, limits),
      limit: {
        max: affiliateLimits.text.max,
        title: messages.visitorForm.refusedTitle,
        message: fill(form.errors.text.too_long, limits),
      },
    },
  ];
}
