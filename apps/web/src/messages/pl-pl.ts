import { polish as affiliates } from '@/features/affiliates/messages/polish';
import { polish as application } from '@/features/application/messages/polish';
import { polish as blog } from '@/features/blog/messages/polish';
import { polish as calculator } from '@/features/calculator/messages/polish';
import { polish as calendar } from '@/features/calendar/messages/polish';
import { polish as clickOut } from '@/features/click-out/messages/polish';
import { polish as comments } from '@/features/comments/messages/polish';
import { polish as eligibility } from '@/features/eligibility/messages/polish';
import { polish as lenders } from '@/features/lenders/messages/polish';
import { polish as mailedLinks } from '@/features/mailed-links/messages/polish';
import { polish as myData } from '@/features/my-data/messages/polish';
import { polish as offers } from '@/features/offers/messages/polish';
import { polish as process } from '@/features/process/messages/polish';
import { polish as push } from '@/features/push/messages/polish';
import { polish as search } from '@/features/search/messages/polish';
import { polish as unsubscribe } from '@/features/unsubscribe/messages/polish';
import { polish as consent } from '@/messages/consent/polish';
import type { MessagesOf } from '@/messages/message-shape';
import { polish as shell } from '@/messages/shell/polish';

/** Poland. */
const messages: MessagesOf<'pl'> = {
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
