import 'server-only';
import { emailLimits, type MyDataRequest, myDataRequestSchema } from '@prestafaro/types/my-data';
import { sendReview } from '@/cms/send-review';
import type { FormReceiver } from '@/shell/visitor-form/answer-form';

/** Reads, checks and sends a request for the link to one's data. The answer is the same for every address. */
export const requestReceiver: FormReceiver<MyDataRequest> = {
  name: 'my-data',
  schema: myDataRequestSchema,
  fields: ['email'],
  read: (field) => ({
    email: field('email').trim() || undefined,
  }),
  send: (message) => sendReview('/api/my-data/requests', message),
  accepted: ({ myData }) => myData.request.accepted,
  errors: ({ myData }) => {
    const { missing, invalid, tooLong } = myData.request.errors;
    return { email: { missing, invalid, too_long: tooLong } };
  },
  limits: { email: emailLimits },
};
