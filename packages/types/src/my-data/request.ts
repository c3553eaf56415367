import * as z from 'zod/mini';
import { senderFields } from '../visitor-forms/fields.ts';

/** The longest mailbox of RFC 5321. */
export const emailLimits = { max: 254 } as const;

/** POST `/api/my-data/requests`: asks for the mail with the link to the data of an address. The answer is the same for every address. */
export const myDataRequestSchema = z.object({
  ...senderFields,
  email: z.email().check(z.maxLength(emailLimits.max)),
});

export type MyDataRequest = z.infer<typeof myDataRequestSchema>;
