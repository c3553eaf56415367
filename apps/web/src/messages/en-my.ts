import { english as affiliates } from '@/features/affiliates/messages/english';
import { englishOfMalaysia as application } from '@/features/application/messages/english-of-malaysia';
import { english as blog } from '@/features/blog/messages/english';
import { english as calculator } from '@/features/calculator/messages/english';
import { english as calendar } from '@/features/calendar/messages/english';
import { english as clickOut } from '@/features/click-out/messages/english';
import { english as comments } from '@/features/comments/messages/english';
import { english as eligibility } from '@/features/eligibility/messages/english';
import { english as lenders } from '@/features/lenders/messages/english';
import { english as mailedLinks } from '@/features/mailed-links/messages/english';
import { english as myData } from '@/features/my-data/messages/english';
import { english as offers } from '@/features/offers/messages/english';
import { english as process } from '@/features/process/messages/english';
import { english as push } from '@/features/push/messages/english';
import { english as search } from '@/features/search/messages/english';
import { english as unsubscribe } from '@/features/unsubscribe/messages/english';
import { english as consent } from '@/messages/consent/english';
import type { MessagesOf } from '@/messages/message-shape';
import { englishOfMalaysia as shell } from '@/messages/shell/english-of-malaysia';

/** Malaysia, in English. */
const messages: MessagesOf<'en'> = {
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
