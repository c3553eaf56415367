import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** The solver tries as many keys as the counter says: about half a second on a laptop, one to two seconds on a telephone. */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 2000;
const COUNTER = { from: 300, to: 700 };

/** The message of altcha's own solver: base64 of JSON. The schema checks the fields that are read here; the rest is signed. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** One secret signs the challenge, the other one signs the key that solves it. */
export interface ChallengeSecrets {
  signature: string;
  solution: string;
}

/** What a challenge is for. A proof for one form is not valid for another. */
export interface ChallengeScope {
  form: string;
  site: string;
}

/** A proof of work (altcha, version 2): cheap for one visitor, expensive for a machine that sends thousands of forms. */
export function createWorkChallenge(
  secrets: ChallengeSecrets,
  { form, site }: ChallengeScope,
  expiresAt: Date,
): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(COUNTER.from, COUNTER.to),
    deriveKey,
    data: { form, site },
    expiresAt,
    hmacSignatureSecret: secrets.signature,
    hmacKeySignatureSecret: secrets.solution,
  });
}

/** @returns the id under which a solved challenge of this form and site is spent; null for anything else. */
export async function solvedWorkId(
  secrets: ChallengeSecrets,
  { form, site }: ChallengeScope,
  proof: string,
): Promise<string | null> {
  const payload = payloadSchema.safeParse(jsonOf(proof));
  if (!payload.success) return null;
  const { challenge, solution } = payload.data;
  const { data } = challenge.parameters;
  if (data.form !== form || data.site !== site) return null;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secrets.signature,
    hmacKeySignatureSecret: secrets.solution,
  });
  return verified ? challenge.signature : null;
}

function jsonOf(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
