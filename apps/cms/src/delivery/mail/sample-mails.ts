import type { MailContent } from './templates/templates';

const sampleTerms = { model: 'cpl', rateCents: 1250, holdDays: 30 } as const;
const samplePayout = { method: 'bank', ending: '1332' } as const;

/** One mail of each template and of each of its forms: for the previews and for tests. */
export const sampleMails: readonly MailContent[] = [
  { template: 'application-received', props: { amount: 300 } },
  ...(['under_review', 'signed', 'paid_out', 'withdrawn'] as const).map(
    (status) =>
      ({ template: 'status-changed', props: { status, lender: status === 'withdrawn' ? null : 'ENTIDAD' } }) as const,
  ),
  { template: 'application-approved', props: { amount: 300, lender: 'ENTIDAD' } },
  { template: 'application-declined', props: { lender: 'ENTIDAD' } },
  { template: 'status-link', props: {} },
  { template: 'unsubscribed', props: { requestId: 'x' } },
  { template: 'offers-that-fit', props: { amount: 300, count: 3 } },
  { template: 'affiliate-request', props: { affiliateId: 1 } },
  { template: 'affiliate-approved', props: { affiliateId: 1, code: 'a-7k3m9x', terms: sampleTerms, payout: null } },
  { template: 'affiliate-link', props: { affiliateId: 1 } },
  {
    template: 'affiliate-proposal',
    props: {
      proposalKey: 'x',
      kind: 'request',
      fields: ['name', 'website', 'text', 'model', 'payoutMethod'],
      payout: null,
    },
  },
  { template: 'affiliate-proposal', props: { proposalKey: 'x', kind: 'payout', fields: [], payout: samplePayout } },
  { template: 'affiliate-proposal', props: { proposalKey: 'x', kind: 'end', fields: [], payout: null } },
  ...(['terms', 'resumed', 'paused', 'refused', 'ended', 'payout', 'request'] as const).map(
    (change) =>
      ({
        template: 'affiliate-changed',
        props: {
          ...{ affiliateId: 1, change, day: '2026-11-29' },
          terms: change === 'terms' || change === 'resumed' ? sampleTerms : null,
          payout: change === 'payout' ? samplePayout : null,
        },
      }) as const,
  ),
  { template: 'my-data-link', props: {} },
  { template: 'erasure-receipt', props: { id: 'K7Q2-9FMA-X3TD-81VR', hasKept: false } },
  { template: 'erasure-receipt', props: { id: 'K7Q2-9FMA-X3TD-81VR', hasKept: true } },
  { template: 'comment-decision', props: { title: 'TÍTULO', decision: 'approved' } },
  {
    template: 'comment-decision',
    props: { title: 'TÍTULO', decision: 'rejected', reason: 'advertising', note: 'NOTA' },
  },
];

/** The personal links of the samples. They open nothing: RFC 2606 reserves the name. */
export const sampleUrls = {
  statusUrl: 'https://example.com/mail/?token=status',
  unsubscribeUrl: 'https://example.com/mail/?token=unsubscribe',
  undoUrl: 'https://example.com/mail/?token=undo',
  affiliateUrl: 'https://example.com/mail/?token=affiliate',
  myDataUrl: 'https://example.com/mail/?token=my-data',
} as const;
