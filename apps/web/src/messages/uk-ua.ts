import { ukrainian as affiliates } from '@/features/affiliates/messages/ukrainian';
import { ukrainian as application } from '@/features/application/messages/ukrainian';
import { ukrainian as blog } from '@/features/blog/messages/ukrainian';
import { ukrainian as calculator } from '@/features/calculator/messages/ukrainian';
import { ukrainian as calendar } from '@/features/calendar/messages/ukrainian';
import { ukrainian as clickOut } from '@/features/click-out/messages/ukrainian';
import { ukrainian as comments } from '@/features/comments/messages/ukrainian';
import { ukrainian as eligibility } from '@/features/eligibility/messages/ukrainian';
import { ukrainian as lenders } from '@/features/lenders/messages/ukrainian';
import { ukrainian as mailedLinks } from '@/features/mailed-links/messages/ukrainian';
import { ukrainian as myData } from '@/features/my-data/messages/ukrainian';
import { ukrainian as offers } from '@/features/offers/messages/ukrainian';
import { ukrainian as process } from '@/features/process/messages/ukrainian';
import { ukrainian as push } from '@/features/push/messages/ukrainian';
import { ukrainian as search } from '@/features/search/messages/ukrainian';
import { ukrainian as unsubscribe } from '@/features/unsubscribe/messages/ukrainian';
import { ukrainian as consent } from '@/messages/consent/ukrainian';
import type { MessagesOf } from '@/messages/message-shape';
import { ukrainian as shell } from '@/messages/shell/ukrainian';

/** Ukraine. */
const messages: MessagesOf<'uk'> = {
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
