import type { MailedLinksMessages } from '@/features/mailed-links/messages/shape';

export const english: MailedLinksMessages = {
  status: {
    title: 'Your application',
    text: 'The button opens your application in this browser. Press it only on a device of your own: anyone who uses it after you can see it.',
    open: 'See my application',
    expiredTitle: 'This link has expired',
    expiredText:
      'For your security a link works for a few days only. We can send another one to the email address you applied with.',
    renew: 'Send me another link',
  },
  mailed: {
    title: 'We have sent you another link',
    text: 'It will arrive at the address of your application within a few minutes. If you do not see it, look in your spam folder.',
  },
  tooMany: {
    title: 'We have already sent you several links',
    text: 'Look in your mailbox and in the spam folder. If there is none, try again in an hour.',
  },
  unknown: {
    title: 'This link opens nothing',
    text: 'It may be incomplete, or we may have deleted the data it led to. Copy the whole link from the email and open it again.',
  },
  awayTitle: 'We cannot open the link right now',
  away: 'We cannot do that right now. The fault is ours and usually short: please try again in a moment.',
  retry: 'Try again',
};
