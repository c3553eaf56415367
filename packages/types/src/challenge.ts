import * as z from 'zod/mini';

/** 428: the site is under attack. `challenge` is altcha's; `wait` is a ticket for visitors without scripts, valid after `waitSeconds`. */
export const challengeAnswerSchema = z.object({
  challenge: z.record(z.string(), z.unknown()),
  wait: z.string(),
  waitSeconds: z.int(),
});

export type ChallengeAnswer = z.infer<typeof challengeAnswerSchema>;

/** The longest answer to a challenge that the CMS accepts. */
export const maxProofLength = 8000;

/** The answer to a challenge that a form sends along; null without one. */
export const proofField = z.nullable(z.string().check(z.maxLength(maxProofLength)));
