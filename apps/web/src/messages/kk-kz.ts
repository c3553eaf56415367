import { kazakh as affiliates } from '@/features/affiliates/messages/kazakh';
import { kazakh as application } from '@/features/application/messages/kazakh';
import { kazakh as blog } from '@/features/blog/messages/kazakh';
import { kazakh as calculator } from '@/features/calculator/messages/kazakh';
import { kazakh as calendar } from '@/features/calendar/messages/kazakh';
import { kazakh as clickOut } from '@/features/click-out/messages/kazakh';
import { kazakh as comments } from '@/features/comments/messages/kazakh';
import { kazakh as eligibility } from '@/features/eligibility/messages/kazakh';
import { kazakh as lenders } from '@/features/lenders/messages/kazakh';
import { kazakh as mailedLinks } from '@/features/mailed-links/messages/kazakh';
import { kazakh as myData } from '@/features/my-data/messages/kazakh';
import { kazakh as offers } from '@/features/offers/messages/kazakh';
import { kazakh as process } from '@/features/process/messages/kazakh';
import { kazakh as push } from '@/features/push/messages/kazakh';
import { kazakh as search } from '@/features/search/messages/kazakh';
import { kazakh as unsubscribe } from '@/features/unsubscribe/messages/kazakh';
import { kazakh as consent } from '@/messages/consent/kazakh';
import type { MessagesOf } from '@/messages/message-shape';
import { kazakh as shell } from '@/messages/shell/kazakh';

/** Kazakhstan, in Kazakh. */
const messages: MessagesOf<'kk'> = {
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
