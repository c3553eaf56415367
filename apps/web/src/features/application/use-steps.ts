import { useCallback, useEffect, useRef, useState } from 'react';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

interface Place {
  readonly step: number;
  /** Id of what takes the focus there; undefined where an answer of the server takes it. */
  readonly focus: string | undefined;
}

export interface StepWalk {
  /** From 0. */
  readonly step: number;
  /** What leads further is an entry of the browser's history: going back in the browser goes back a step. */
  readonly forward: () => void;
  readonly back: () => void;
  /** @param focus id of what takes the focus; undefined for nothing */
  readonly jump: (step: number, focus: string | undefined) => void;
  /** Where one was when one left: not a step that was gone. */
  readonly resume: (step: number) => void;
}

const historyKey = 'pfStep';

/** The entry before is a step of this form as well, and not the page that one came from. */
const walkedKey = 'pfWalked';

/**
 * Where in the form one is. Every field of every step stays in the page, so that nothing is lost on the way.
 * @param formId begins the ids of the headings, which take the focus: see {@link stepTitleId}
 */
export function useSteps(first: number, formId: string): StepWalk {
  const [place, setPlace] = useState<Place>({ step: first, focus: undefined });
  const { step } = place;
  const furthest = useRef(first);

  // A place is a new object each time: a second jump to the same field moves the focus there again.
  const arrive = useCallback(
    ({ find }: ServerHtml) => {
      furthest.current = Math.max(furthest.current, place.step);
      if (place.focus) find(place.focus)?.focus();
    },
    [place],
  );
  useServerHtml(arrive);

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const place = Math.min(stepIn(state), furthest.current);
      setPlace({ step: place, focus: stepTitleId(formId, place) });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [formId]);

  const go = (place: number, target: string | undefined) => {
    if (place > step) window.history.pushState({ ...entry(), [historyKey]: place, [walkedKey]: true }, '');
    else if (place < step) window.history.replaceState({ ...entry(), [historyKey]: place, [walkedKey]: false }, '');
    setPlace({ step: place, focus: target });
  };
  return {
    step,
    forward: () => go(step + 1, stepTitleId(formId, step + 1)),
    back: () => {
      if (entry()[walkedKey] === true && stepIn(entry()) === step) window.history.back();
      else go(Math.max(0, step - 1), stepTitleId(formId, step - 1));
    },
    jump: go,
    resume: (place) => {
      window.history.replaceState({ ...entry(), [historyKey]: place, [walkedKey]: false }, '');
      setPlace({ step: place, focus: undefined });
    },
  };
}

/** Id of the heading of a step. */
export function stepTitleId(formId: string, step: number): string {
  return `${formId}-step-${step + 1}`;
}

/** What the browser holds of this place. What the router keeps in it must stay: without it, going back would load the page anew. */
function entry(): Readonly<Partial<Record<string, unknown>>> {
  return window.history.state ?? {};
}

function stepIn(state: unknown): number {
  const step = (state as Partial<Record<string, unknown>> | null)?.[historyKey];
  return typeof step === 'number' ? step : 0;
}
