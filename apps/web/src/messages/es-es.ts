import { spanish as affiliates } from '@/features/affiliates/messages/spanish';
import { spanish as application } from '@/features/application/messages/spanish';
import { spanish as blog } from '@/features/blog/messages/spanish';
import { spanish as calculator } from '@/features/calculator/messages/spanish';
import { spanish as calendar } from '@/features/calendar/messages/spanish';
import { spanish as clickOut } from '@/features/click-out/messages/spanish';
import { spanish as comments } from '@/features/comments/messages/spanish';
import { spanish as eligibility } from '@/features/eligibility/messages/spanish';
import { spanish as lenders } from '@/features/lenders/messages/spanish';
import { spanish as mailedLinks } from '@/features/mailed-links/messages/spanish';
import { spanish as myData } from '@/features/my-data/messages/spanish';
import { spanish as offers } from '@/features/offers/messages/spanish';
import { spanish as process } from '@/features/process/messages/spanish';
import { spanish as push } from '@/features/push/messages/spanish';
import { spanish as search } from '@/features/search/messages/spanish';
import { spanish as unsubscribe } from '@/features/unsubscribe/messages/spanish';
import { spanish as consent } from '@/messages/consent/spanish';
import type { MessagesOf } from '@/messages/message-shape';
import { spanish as shell } from '@/messages/shell/spanish';

/** Spain. These are the texts of specification §2, to the letter. */
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
