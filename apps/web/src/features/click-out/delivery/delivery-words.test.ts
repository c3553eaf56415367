import { locales, siteOfLocale } from '@prestafaro/countries';
import { deliveredParts } from '@prestafaro/types/application';
import { describe, expect, it } from 'vitest';
import { deliveryConsent } from '@/features/click-out/delivery/delivery-consent';
import { loadMessages } from '@/messages/load-messages';

describe.each(locales.map((locale) => [locale]))('the words about a delivery: %s', (locale) => {
  it('name the lender and every part in the proof of the consent, whose version changes with each of them', async () => {
    const messages = await loadMessages(locale);
    const site = siteOfLocale(locale);
    const { text, textVersion } = deliveryConsent(site, 'Nomada', deliveredParts, messages);
    expect(text).toContain('Nomada');
    for (const part of deliveredParts) expect(text).toContain(messages.clickOut.delivery.parts[part]);
    expect(textVersion.length).toBeLessThanOrEqual(40);
    expect(text.length).toBeLessThan(2000 - 120);
    expect(deliveryConsent(site, 'Otra', deliveredParts, messages).textVersion).not.toBe(textVersion);
    expect(deliveryConsent(site, 'Nomada', ['loan'], messages).textVersion).not.toBe(textVersion);
  });

  it('name the lender in every state, title and button', async () => {
    const { title, whatText, after, send, without, states, has, mayHave, problems, formNote } = (
      await loadMessages(locale)
    ).clickOut.delivery;
    const named = [
      title,
      whatText,
      after,
      send,
      without,
      ...Object.values(states),
      has,
      mayHave,
      problems.changed,
      problems.closed,
    ];
    for (const message of named) expect(message).toContain('{lender}');
    expect(formNote).toContain('{parts}');
  });
});
