import 'server-only';
import { mailedLinkPath } from '@prestafaro/addresses';
import { siteOfLocale } from '@prestafaro/countries';
import { type UnsubscribeMessage, unsubscribeLimits, unsubscribeMessageSchema } from '@prestafaro/types/visitor-forms';
import { sendUnsubscribe } from '@/cms/unsubscribe';
import type { FormReceiver } from '@/shell/visitor-form/answer-form';

/** Reads, checks and sends what a person typed who wants no advertising (R30). */
export const unsubscribeReceiver: FormReceiver<UnsubscribeMessage> = {
  name: 'unsubscribe',
  schema: unsubscribeMessageSchema,
  fields: ['email', 'phone'],
  read: (field) => ({
    email: field('email').trim() || null,
    phone: field('phone').trim() || null,
  }),
  send: sendUnsubscribe,
  accepted: ({ unsubscribe: { accepted, toUndo } }, { locale, undo }) => ({
    ...accepted,
    ...(undo !== undefined && { link: { href: mailedLinkPath(siteOfLocale(locale), undo), label: toUndo } }),
  }),
  errors: ({ unsubscribe: { errors } }) => ({
    email: { invalid: errors.email, missing: errors.missing },
    phone: { invalid: errors.phone },
  }),
  limits: unsubscribeLimits,
};
