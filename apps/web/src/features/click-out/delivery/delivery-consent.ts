import 'server-only';
import { createHash } from 'node:crypto';
import type { Site } from '@prestafaro/countries';
import type { DeliveredPart } from '@prestafaro/types/application';
import { fill } from '@/messages/fill';
import type { Messages } from '@/messages/message-shape';

export interface DeliveryConsent {
  /** What the visitor reads before the press: lender, parts and button. It is stored as the proof (R25). */
  readonly text: string;
  /** `es-ES:3f9a…`: the site and the beginning of the SHA-256 of the text. */
  readonly textVersion: string;
}

/** The words of the page by which an applicant sends an application to a lender. */
export function deliveryConsent(
  { locale }: Pick<Site, 'locale'>,
  lender: string,
  parts: readonly DeliveredPart[],
  messages: Messages,
): DeliveryConsent {
  const { whatText, parts: names, send } = messages.clickOut.delivery;
  const list = parts.map((part) => names[part]).join('; ');
  const text = `${fill(whatText, { lender })} ${list}. [${fill(send, { lender })}]`;
  return { text, textVersion: `${locale}:${createHash('sha256').update(text).digest('hex').slice(0, 12)}` };
}
