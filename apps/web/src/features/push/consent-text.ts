import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import type { PushMessages } from '@/features/push/messages/shape';

/** The text that an applicant agreed to, as the proof has it (R25). */
export function pushConsentText(locale: Locale, { ask, allow }: PushMessages): { text: string; textVersion: string } {
  const text = `${ask} ${allow}`;
  return { text, textVersion: `${locale}:${createHash('sha256').update(text).digest('hex').slice(0, 12)}` };
}
