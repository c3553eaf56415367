import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as deriveWithPbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveWithSha } from 'altcha-lib/algorithms/sha';
import { expect, it } from 'vitest';
import { proofOf } from '@/shell/proof/solve-challenge';

const secret = 'a secret of the test';
const signal = new AbortController().signal;

it.each([
  ['SHA-256', deriveWithSha],
  ['PBKDF2/SHA-256', deriveWithPbkdf2],
])('a challenge of %s is solved, and the server takes the proof', async (algorithm, deriveKey) => {
  const challenge = await createChallenge({ algorithm, cost: 5, deriveKey, hmacSignatureSecret: secret });
  const proof = await proofOf({ challenge: { ...challenge }, wait: 'ticket', waitSeconds: 60 }, signal);
  const payload = JSON.parse(Buffer.from(proof, 'base64').toString());
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
  expect(verified).toBe(true);
});

it('waits and gives the ticket if the browser cannot compute the proof', async () => {
  const proof = await proofOf({ challenge: { parameters: {} }, wait: 'ticket', waitSeconds: 0 }, signal);
  expect(proof).toBe('ticket');
});
