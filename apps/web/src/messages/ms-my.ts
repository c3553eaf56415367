import { malay as affiliates } from '@/features/affiliates/messages/malay';
import { malay as application } from '@/features/application/messages/malay';
import { malay as blog } from '@/features/blog/messages/malay';
import { malay as calculator } from '@/features/calculator/messages/malay';
import { malay as calendar } from '@/features/calendar/messages/malay';
import { malay as clickOut } from '@/features/click-out/messages/malay';
import { malay as comments } from '@/features/comments/messages/malay';
import { malay as eligibility } from '@/features/eligibility/messages/malay';
import { malay as lenders } from '@/features/lenders/messages/malay';
import { malay as mailedLinks } from '@/features/mailed-links/messages/malay';
import { malay as myData } from '@/features/my-data/messages/malay';
import { malay as offers } from '@/features/offers/messages/malay';
import { malay as process } from '@/features/process/messages/malay';
import { malay as push } from '@/features/push/messages/malay';
import { malay as search } from '@/features/search/messages/malay';
import { malay as unsubscribe } from '@/features/unsubscribe/messages/malay';
import { malay as consent } from '@/messages/consent/malay';
import type { MessagesOf } from '@/messages/message-shape';
import { malay as shell } from '@/messages/shell/malay';

/** Malaysia. */
const messages: MessagesOf<'ms'> = {
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
