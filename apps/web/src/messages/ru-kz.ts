import { russian as affiliates } from '@/features/affiliates/messages/russian';
import { russian as application } from '@/features/application/messages/russian';
import { russian as blog } from '@/features/blog/messages/russian';
import { russian as calculator } from '@/features/calculator/messages/russian';
import { russian as calendar } from '@/features/calendar/messages/russian';
import { russian as clickOut } from '@/features/click-out/messages/russian';
import { russian as comments } from '@/features/comments/messages/russian';
import { russian as eligibility } from '@/features/eligibility/messages/russian';
import { russian as lenders } from '@/features/lenders/messages/russian';
import { russian as mailedLinks } from '@/features/mailed-links/messages/russian';
import { russian as myData } from '@/features/my-data/messages/russian';
import { russian as offers } from '@/features/offers/messages/russian';
import { russian as process } from '@/features/process/messages/russian';
import { russian as push } from '@/features/push/messages/russian';
import { russian as search } from '@/features/search/messages/russian';
import { russian as unsubscribe } from '@/features/unsubscribe/messages/russian';
import { russian as consent } from '@/messages/consent/russian';
import type { MessagesOf } from '@/messages/message-shape';
import { russian as shell } from '@/messages/shell/russian';

/** Kazakhstan. */
const messages: MessagesOf<'ru'> = {
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
