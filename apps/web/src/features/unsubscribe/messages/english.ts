import type { UnsubscribeMessages } from '@/features/unsubscribe/messages/shape';

export const english: UnsubscribeMessages = {
  title: 'Stop receiving advertising',
  lead: 'Enter the email address or the phone number that should get no advertising from us. One of them is enough. Notices about your applications will still arrive.',
  email: { label: 'Email', hint: 'The one you used in an application, or any other.' },
  phone: { label: 'Phone number', hint: 'A number of this country, with or without its code.' },
  submit: 'Unsubscribe',
  accepted: {
    title: 'Done: we will send no advertising',
    text: 'No emails, text messages or calls with advertising to what you entered. If the email address belongs to an application, it will get a confirmation. You can undo this for one day.',
  },
  toUndo: 'Undo this',
  errors: {
    missing: 'Enter an email address or a phone number',
    email: 'Enter a complete email address, such as name@example.com',
    phone: 'Enter a complete phone number of this country, in digits only',
  },
  link: {
    text: 'With this button, the address that received the message gets no more advertising. Notices about your applications will still arrive.',
    expired: {
      title: 'This link has expired',
      text: 'You can unsubscribe by entering your email address on our page.',
    },
    toForm: 'Go to the unsubscribe page',
  },
  undo: {
    title: 'We will send no more advertising',
    text: 'You can undo this for one day. You will get offers again only if you agreed to them in an application.',
    submit: 'Undo this',
    expired: {
      title: 'It can no longer be undone',
      text: 'It could be undone for one day. If you want to receive offers again, write to us.',
    },
  },
  results: {
    undone: {
      title: 'It is undone',
      text: 'You will get offers only if you agreed to them in an application. If there was another request for the same email address or phone number, that one still holds.',
    },
    used: { title: 'It was undone already', text: 'This link was used before. Nothing has changed.' },
  },
};
