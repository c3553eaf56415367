import { locales } from '@prestafaro/countries';
import { describe, expect, test } from 'vitest';
import { mailMessages } from './messages/catalogues';
import { reasonsOfSchema, rejectionReasons } from './messages/mail-messages';
import { renderMail } from './render-mail';
import { sampleMails as samples, sampleUrls } from './sample-mails';
import type { MailContext } from './templates/template';
import { isCommercial, type MailContent, mailTemplates } from './templates/templates';

const sampleContext = (locale: (typeof locales)[number]): MailContext => ({
  ...{ locale, words: mailMessages[locale], siteName: 'Prestafaro', ...sampleUrls },
  ...{ advertisingLabel: 'ETIQUETA:', warning: 'ATENCIÓN' },
  receiptUrl: (id) => `https://example.com/my-data/?receipt=${id}`,
  ...{ contactEmail: 'hola@example.com', company: 'Ejemplo, S. L., Calle Uno 1', money: (amount) => `${amount} €` },
});
/** The mails about an application, which are no advertising. */
const isAboutApplication = ({ template }: MailContent) =>
  !/^(comment|affiliate|my-data|erasure)-/.test(template) && template !== 'unsubscribed' && !isCommercial(template);
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);

test('the samples have every template', () => {
  expect(new Set(samples.map(({ template }) => template))).toEqual(new Set(Object.keys(mailTemplates)));
});

test('every reason of the schema of comments has words', () => {
  expect([...rejectionReasons].sort()).toEqual([...reasonsOfSchema].sort());
});

describe.each(locales)('the mails of %s', (locale) => {
  const context = sampleContext(locale);

  test.each(samples.map((sample) => [sample.template, sample] as const))(
    '%s is complete HTML and text',
    (_, sample) => {
      const { subject, html, text } = renderMail(sample, context);
      expect(subject).toMatch(/\S/);
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}"`));
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(html).not.toMatch(/<(script|table|img|link|style)\b|undefined|\[object/);
      expect(text).toContain(subject);
      expect(text).toContain('hola@example.com');
      expect(text).not.toMatch(/<\w|undefined|&\w+;/);
    },
  );

  test('R31: a mail about an application has one link, to the status page, and no campaign', () => {
    const ofApplications = samples.filter(isAboutApplication);
    expect(ofApplications.length).toBeGreaterThan(0);
    for (const sample of ofApplications) {
      const { html, text } = renderMail(sample, context);
      expect(linksOf(html)).toEqual([context.statusUrl]);
      expect(text.match(/https?:\S+/g)).toEqual([context.statusUrl]);
      expect(html).not.toMatch(/utm_|\/offers\/|\/go\//);
    }
  });

  test('R30: advertising begins with the label, names the sender and the warning, and has the link to unsubscribe', () => {
    const commercial = samples.filter(({ template }) => isCommercial(template));
    expect(commercial.map(({ template }) => template)).toEqual(['offers-that-fit']);
    for (const sample of commercial) {
      const { subject, html, text } = renderMail(sample, context);
      expect(subject).toMatch(/^ETIQUETA: .*3/);
      expect(linksOf(html)).toEqual([context.statusUrl, context.unsubscribeUrl]);
      for (const part of ['Prestafaro', 'ATENCIÓN', 'Ejemplo, S. L.']) expect(text).toContain(part);
    }
  });

  test('R2: advertising names no rate and no cost', () => {
    for (const sample of samples.filter(({ template }) => isCommercial(template)))
      expect(renderMail(sample, context).text).not.toMatch(/\d\s*%|0 €.*0 €/);
  });

  test('a code that people copy stays on one line, and its text is the same', () => {
    const affiliate = renderMail(
      { template: 'affiliate-approved', props: { affiliateId: 1, code: 'a-7k3m9x', terms: null, payout: null } },
      context,
    );
    const receipt = renderMail({ template: 'erasure-receipt', props: { id: 'K7Q2-9FMA-X3TD-81VR' } }, context);
    const unbroken = (html: string) =>
      [...html.matchAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g)].map(([, text]) => text);
    expect(unbroken(affiliate.html)).toEqual([
      expect.stringContaining('a-7k3m9x'),
      expect.stringMatching(/^\?aff=a-7k3m9x/),
    ]);
    expect(unbroken(receipt.html)).toEqual([expect.stringContaining('K7Q2-9FMA-X3TD-81VR')]);
    expect(affiliate.text.replace(/\s+/g, ' ')).toContain(context.words.affiliate.approved.code('a-7k3m9x'));
  });

  test('the request of an affiliate is deleted after 30 days, and its mail offers no other link', () => {
    const request = samples.find(({ template }) => template === 'affiliate-request') as MailContent;
    const { text } = renderMail(request, context);
    expect(text.match(/\b30\b/g)).toEqual(['30']);
    expect(text.replace(/\s+/g, ' ')).not.toContain(context.words.affiliate.hint);
  });

  test('R31: no other mail has the label or the link to unsubscribe', () => {
    for (const sample of samples.filter(({ template }) => !isCommercial(template))) {
      const { subject, html } = renderMail(sample, context);
      expect(subject).not.toContain('ETIQUETA');
      expect(html).not.toContain('token=unsubscribe');
    }
  });

  test('a mail to an affiliate has one link, to the page of the affiliate', () => {
    for (const sample of samples.filter(({ template }) => template.startsWith('affiliate-'))) {
      const { html, text } = renderMail(sample, context);
      expect(linksOf(html)).toEqual([context.affiliateUrl]);
      expect(text.match(/https?:\S+/g)).toEqual([context.affiliateUrl]);
    }
  });

  test('a mail about a change of an affiliate says from when it is valid, and what to do if it was not expected', () => {
    const changes = samples.filter(({ template }) => template === 'affiliate-changed');
    expect(changes.length).toBeGreaterThan(0);
    for (const sample of changes) {
      const { text } = renderMail(sample, context);
      expect(text).toContain('2026');
      expect(text.replace(/\s+/g, ' ')).toContain(context.words.affiliate.unexpected('hola@example.com'));
    }
  });

  test('R27: the mail that answers a question for the data has the link, or says that nothing is held', () => {
    const sample = { template: 'my-data-link', props: {} } as const;
    const held = renderMail(sample, context);
    expect(linksOf(held.html)).toEqual([context.myDataUrl]);
    const nothing = renderMail(sample, { ...context, myDataUrl: null });
    expect(linksOf(nothing.html)).toEqual([]);
    expect(nothing.text.replace(/\s+/g, ' ')).toContain(context.words.myData.nothing);
    expect(nothing.subject).toBe(held.subject);
  });

  test('R10: the mail about a rejected comment states the reason, the note and how to object', () => {
    const rejected = samples.find(({ template, props }) => template === 'comment-decision' && 'note' in props);
    if (!rejected) throw new Error('No sample is a rejected comment');
    const { text } = renderMail(rejected, context);
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain(context.words.commentDecision.reasons.advertising);
    expect(words).toContain('NOTA');
    expect(words).toContain(context.words.commentDecision.objection('hola@example.com'));
  });
});

test('a title with markup is shown as text', () => {
  const props = { title: '<b>título</b>', decision: 'approved' } as const;
  expect(renderMail({ template: 'comment-decision', props }, sampleContext('es-ES')).html).toContain('&lt;b&gt;');
});
