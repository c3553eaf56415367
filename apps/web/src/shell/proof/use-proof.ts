import type { ChallengeAnswer } from '@prestafaro/types/challenge';
import { useEffect, useRef, useState } from 'react';

/** After more challenges in a row, the visitor has to press the button. */
const maxChallenges = 3;

export type Proving = 'idle' | 'working' | 'failed';

/** An answer to a form, which may demand a proof. */
export interface ProvableAnswer {
  readonly challenge: ChallengeAnswer | null;
}

/** Solves the challenge of an answer and passes on the proof, so that the form is sent again automatically. */
export function useProof(answer: ProvableAnswer, onProof: (proof: string) => void): Proving {
  const [proving, setProving] = useState<Proving>('idle');
  const challenges = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const { challenge } = answer;
    challenges.current = challenge ? challenges.current + 1 : 0;
    if (!challenge) return setProving('idle');
    if (challenges.current > maxChallenges) return setProving('failed');
    const stop = new AbortController();
    setProving('working');
    // Loaded only now: most visitors never need it.
    import('@/shell/proof/solve-challenge')
      .then(({ proofOf }) => proofOf(challenge, stop.signal))
      .then(
        (proof) => {
          if (!stop.signal.aborted) onProof(proof);
        },
        () => setProving('failed'),
      );
    return () => stop.abort();
  }, [answer]);

  return proving;
}
