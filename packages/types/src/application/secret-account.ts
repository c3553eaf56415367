import * as z from 'zod/mini';

/** The account to which a lender pays out, as it is encrypted. `bank` and `branchCode` are given where the country's accounts need them. */
export const secretAccountSchema = z.object({
  number: z.string(),
  bank: z.nullable(z.string()),
  branchCode: z.nullable(z.string()),
});

export type SecretAccount = z.infer<typeof secretAccountSchema>;
