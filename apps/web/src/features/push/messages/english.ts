import type { PushMessages } from '@/features/push/messages/shape';

export const english: PushMessages = {
  ask: 'Shall we notify you in this browser when the lender decides and when it sends the money? The notification says nothing about your loan, only that there is news.',
  allow: 'Allow',
  reject: 'Reject',
  on: 'We will notify you in this browser when there is news about your application.',
  end: 'Turn notifications off',
  blocked:
    'Your browser does not allow notifications from this site. You can change that in its settings. Meanwhile we write to you by email.',
  failed: 'We could not change the notifications. Please try again in a moment.',
  rejected: 'All right: we will not notify you in this browser. We write to you by email.',
};
