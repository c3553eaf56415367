'use server';

import { siteOfLocale } from '@prestafaro/countries';
import { type DeliveredPart, deliveredParts } from '@prestafaro/types/application';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { sendDelivery } from '@/cms/send-delivery';
import { deliveryAnswerPath } from '@/features/click-out/delivery/delivery-answer';
import { deliveryConsent } from '@/features/click-out/delivery/delivery-consent';
import { loadMessages } from '@/messages/load-messages';
import { log } from '@/server/log/log';
import { visitorAddress } from '@/server/requests/visitor-address';
import { readApplicationToken } from '@/shell/application/application-token';
import { processPath } from '@/shell/application/process-path';
import { allowedTracking } from '@/shell/consent/allowed-tracking';
import { formLocale } from '@/shell/visitor-form/form-locale';
import { receivedForm } from '@/shell/visitor-form/received-form';

/**
 * Sends the visitor's own application to the lender of an offer. The cookie identifies the application, so the form contains nothing
 * personal: it states the offer, and what the page said would be sent. The answer is a redirect to the page of the offer.
 */
export async function sendToLender(form: FormData): Promise<void> {
  const received = receivedForm(form);
  const requested = await headers();
  const site = siteOfLocale(formLocale(String(received.get('locale')), requested));
  const token = await readApplicationToken();
  const offerId = Number(received.get('offer'));
  if (token === undefined || !Number.isInteger(offerId) || offerId < 1 || offerId > 1_000_000)
    redirect(processPath(site));
  const parts = received.getAll('part').filter(isPart);
  const lender = String(received.get('lender') ?? '');
  const consent = deliveryConsent(site, lender, parts, await loadMessages(site.locale));
  // Another release has other words than the visitor read.
  if (parts.length === 0 || consent.textVersion !== received.get('version')) {
    redirect(deliveryAnswerPath(site, offerId, 'changed'));
  }
  const { choices, attribution } = allowedTracking(requested);
  const sent = await sendDelivery({
    ...{ locale: site.locale, offerId, token, parts, ...consent },
    ...{ arm: null, attribution, isArmAllowed: choices.experiments, isSourceAllowed: choices.measurement },
    address: visitorAddress(requested),
  });
  if (sent.outcome === 'away') {
    log.error('An application could not be sent to a lender', { locale: site.locale, offerId, reason: sent.reason });
  }
  redirect(deliveryAnswerPath(site, offerId, sent.outcome));
}

const isPart = (value: FormDataEntryValue): value is DeliveredPart => deliveredParts.some((part) => part === value);
