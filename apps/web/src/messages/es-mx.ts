import { mexican as affiliates } from '@/features/affiliates/messages/mexican';
import { mexican as application } from '@/features/application/messages/mexican';
import { mexican as blog } from '@/features/blog/messages/mexican';
import { mexican as calculator } from '@/features/calculator/messages/mexican';
import { mexican as calendar } from '@/features/calendar/messages/mexican';
import { mexican as clickOut } from '@/features/click-out/messages/mexican';
import { mexican as comments } from '@/features/comments/messages/mexican';
import { mexican as eligibility } from '@/features/eligibility/messages/mexican';
import { mexican as lenders } from '@/features/lenders/messages/mexican';
import { mexican as mailedLinks } from '@/features/mailed-links/messages/mexican';
import { mexican as myData } from '@/features/my-data/messages/mexican';
import { mexican as offers } from '@/features/offers/messages/mexican';
import { mexican as process } from '@/features/process/messages/mexican';
import { mexican as push } from '@/features/push/messages/mexican';
import { mexican as search } from '@/features/search/messages/mexican';
import { mexican as unsubscribe } from '@/features/unsubscribe/messages/mexican';
import { mexican as consent } from '@/messages/consent/mexican';
import type { MessagesOf } from '@/messages/message-shape';
import { mexican as shell } from '@/messages/shell/mexican';

/** Mexico. */
const messages: MessagesOf<'es'> = {
  ...shell,
  affiliates,
  application,
  blog,
  calculator,
  calendar,
  clickOut,
  comments,
  consent,
  eligibility,
  lenders,
  mailedLinks,
  myData,
  offers,
  process,
  push,
  search,
  unsubscribe,
};

export default messages;
