import { vietnamese as affiliates } from '@/features/affiliates/messages/vietnamese';
import { vietnamese as application } from '@/features/application/messages/vietnamese';
import { vietnamese as blog } from '@/features/blog/messages/vietnamese';
import { vietnamese as calculator } from '@/features/calculator/messages/vietnamese';
import { vietnamese as calendar } from '@/features/calendar/messages/vietnamese';
import { vietnamese as clickOut } from '@/features/click-out/messages/vietnamese';
import { vietnamese as comments } from '@/features/comments/messages/vietnamese';
import { vietnamese as eligibility } from '@/features/eligibility/messages/vietnamese';
import { vietnamese as lenders } from '@/features/lenders/messages/vietnamese';
import { vietnamese as mailedLinks } from '@/features/mailed-links/messages/vietnamese';
import { vietnamese as myData } from '@/features/my-data/messages/vietnamese';
import { vietnamese as offers } from '@/features/offers/messages/vietnamese';
import { vietnamese as process } from '@/features/process/messages/vietnamese';
import { vietnamese as push } from '@/features/push/messages/vietnamese';
import { vietnamese as search } from '@/features/search/messages/vietnamese';
import { vietnamese as unsubscribe } from '@/features/unsubscribe/messages/vietnamese';
import { vietnamese as consent } from '@/messages/consent/vietnamese';
import type { MessagesOf } from '@/messages/message-shape';
import { vietnamese as shell } from '@/messages/shell/vietnamese';

/** Vietnam. */
const messages: MessagesOf<'vi'> = {
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
