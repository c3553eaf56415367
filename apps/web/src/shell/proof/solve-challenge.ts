import type { ChallengeAnswer } from '@prestafaro/types/challenge';
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types';

/**
 * The proof for the server: altcha's payload of challenge and solution, or, where the browser cannot compute it (a page
 * without https), the ticket that becomes valid after a while. The library is loaded only here, because it is rarely needed.
 */
export async function proofOf({ challenge, wait, waitSeconds }: ChallengeAnswer, signal: AbortSignal): Promise<string> {
  const solved = await solve(challenge, signal).catch(() => undefined);
  if (solved) return solved;
  await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000 + 500));
  return wait;
}

async function solve(given: ChallengeAnswer['challenge'], signal: AbortSignal): Promise<string | undefined> {
  const challenge = given as unknown as Challenge;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const { solveChallenge } = await import('altcha-lib');
  const deriveKey = await deriveKeyOf(challenge.parameters.algorithm);
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

async function deriveKeyOf(algorithm: string): Promise<DeriveKeyFunction> {
  const isPbkdf2 = algorithm.startsWith('PBKDF2/');
  const { deriveKey } = isPbkdf2
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : await import('altcha-lib/algorithms/web/sha');
  return deriveKey;
}
