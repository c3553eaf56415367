import type { HeldConsent, HeldData } from '@prestafaro/types/my-data';

const consent: HeldConsent = {
  ...{ site: 'es-ES', purpose: 'terms', isGiven: true, text: 'He leído las condiciones.', textVersion: 'es-ES:1' },
  ...{ at: '2026-11-20T10:00:00.000Z', channel: 'application', truncatedAddress: '203.0.113.0/24', revokedAt: null },
};

/** What is held about an invented person: for tests. */
export const sampleHeldData: HeldData = {
  applications: [
    {
      ...{ site: 'es-ES', sentAt: '2026-11-20T10:00:00.000Z', status: 'offer_picked', form: 'application', arm: null },
      statusSince: '2026-11-20T10:05:00.000Z',
      attribution: { utm_source: '(direct)', utm_medium: '(none)' },
      answers: [
        { name: 'amount', value: 300 },
        { name: 'days', value: 100 },
        { name: 'firstName', value: 'Eulalia' },
        { name: 'birthDate', value: '1987-03-14' },
        { name: 'document', value: '12345678Z' },
        { name: 'employment', value: 'employee' },
        { name: 'inDefaultRegister', value: false },
      ],
      matching: { at: '2026-11-20T10:00:01.000Z', offers: 9, lenders: 4, fitting: 3 },
      matches: [
        { offerId: 1, offer: 'Préstamo Uno', lender: 'Entidad Uno', isMatch: true, reasons: [] },
        { offerId: 2, offer: null, lender: null, isMatch: false, reasons: [] },
      ],
      ...{ formVersion: null, isUnderClaim: false, notifications: [] },
      history: [
        { at: '2026-11-20T10:00:00.000Z', status: 'submitted', source: 'visitor', note: null },
        { at: '2026-11-20T10:05:00.000Z', status: 'offer_picked', source: 'click_out', note: null },
      ],
      notes: [{ at: '2026-11-20T12:00:00.000Z', text: 'Prefiere que la llamen por la tarde.' }],
      consents: [consent, { ...consent, purpose: 'calls', isGiven: false, text: 'Podéis llamarme.' }],
      clicks: [
        {
          ...{ at: '2026-11-20T10:05:00.000Z', offer: 'Préstamo Uno', lender: 'Entidad Uno', website: 'uno.example' },
          ...{ attribution: null, reportedStatus: 'approved', isVisit: true, id: 'c1', network: null, arm: null },
          ...{ reportedAt: '2026-11-21T10:00:00.000Z', payout: { amount: 12.5, currency: 'EUR' }, reports: [] },
        },
        {
          ...{ at: '2026-11-20T10:06:00.000Z', offer: 'Brizna', lender: 'Brizna', website: 'brizna.example' },
          ...{ attribution: null, reportedStatus: null, isVisit: true, id: 'c2', network: null, arm: null },
          ...{ reportedAt: null, payout: null, reports: [] },
        },
      ],
      deliveries: [
        {
          ...{ lender: 'Entidad Dos', state: 'accepted', at: '2026-11-20T10:07:00.000Z', answeredStatus: null },
          ...{ calledAt: '2026-11-20T10:07:00.000Z', hasIt: true, isDecided: false, notice: null },
          ...{ parts: ['loan', 'name'], reference: 'L-77', noticeAttempts: [] },
          attempts: [{ at: '2026-11-20T10:07:00.000Z', outcome: 'accepted', httpStatus: 201, error: null }],
        },
      ],
    },
  ],
  blockedApplications: [{ site: 'es-ES', sentAt: '2020-01-02T10:00:00.000Z' }],
  comments: [
    {
      ...{ site: 'es-ES', page: 'Entidad Uno', name: 'Lali', text: 'Una opinión', stars: 4 },
      verifiedBy: 'decision',
      ...{ sentAt: '2026-11-21T10:00:00.000Z', decision: 'approved', rejection: null },
    },
  ],
  affiliates: [
    {
      ...{ site: 'es-ES', code: 'a-7k3m9x', state: 'requested', requestedAt: '2026-11-22T10:00:00.000Z' },
      ...{ name: 'Blog Uno', website: 'blog.example', text: 'Escribo sobre ahorro.' },
      ...{ email: 'eulalia@example.com', confirmedAt: '2026-11-22T11:00:00.000Z', wishedModel: 'cpl' },
      ...{ payoutMethod: 'bank', payoutDetails: null, proposals: [] },
      terms: { model: 'cpl', rateCents: 1250, currency: 'EUR', holdDays: 14 },
      history: [
        {
          ...{
            at: '2026-11-23T10:00:00.000Z',
            state: 'approved',
            changed: null,
            byAffiliate: false,
            reason: 'Buena web',
          },
          ...{ model: 'cpl', rateCents: 1250, holdDays: 14 },
        },
        {
          ...{
            at: '2026-11-22T10:00:00.000Z',
            state: 'requested',
            changed: 'request',
            byAffiliate: true,
            reason: null,
          },
          ...{ model: null, rateCents: null, holdDays: null },
        },
      ],
      credits: [{ kind: 'lead', currency: 'EUR', count: 3, amountCents: 3750 }],
      creditChanges: [
        { at: '2026-11-26T10:00:00.000Z', kind: 'lead', state: null, reason: 'decision', note: 'No lo era' },
        { at: '2026-11-25T10:00:00.000Z', kind: 'sale', state: 'void', reason: 'returned', note: null },
        { at: '2026-11-24T10:00:00.000Z', kind: 'lead', state: 'void', reason: 'decision', note: 'Repetida' },
      ],
      payments: [{ paidOn: '2026-11-30', currency: 'EUR', amountCents: 3750, reference: 'TR-1' }],
    },
  ],
  mails: [
    {
      ...{ site: 'es-ES', template: 'application-received', state: 'sent', queuedAt: '2026-11-20T10:00:00.000Z' },
      finishedAt: '2026-11-20T10:00:02.000Z',
    },
  ],
  links: [{ site: 'es-ES', purpose: 'status', expiresAt: '2026-11-27T10:00:00.000Z' }],
  consentProofs: [],
  isSuppressed: false,
  suppressions: [],
};
