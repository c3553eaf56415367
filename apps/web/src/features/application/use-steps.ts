import { useCallback, useEffect, useRef, useState } from 'react';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

interface Place {
  readonly step: number;
  /** Id of the element that gets the focus; undefined if an answer of the server gets it. */
  readonly focus: string | undefined;
}

export interface StepWalk {
  /** From 0. */
  readonly step: number;
  /** Adds an entry to the browser's history, so that the browser's back button goes back one step. */
  readonly forward: () => void;
  readonly back: () => void;
  /** @param focus id of the element that gets the focus; undefined for none */
  readonly jump: (step: number, focus: string | undefined) => void;
  /** Opens the step at which the visitor left, without a new entry in the history. */
  readonly resume: (step: number) => void;
}

const historyKey = 'pfStep';

/** Marks an entry whose previous entry is a step of this form, and not the page before it. */
const walkedKey = 'pfWalked';

/**
 * The current step of the form. The fields of all steps stay in the page, so that no answer is lost.
 * @param formId prefix of the ids of the headings, which get the focus: see {@link stepTitleId}
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

/** The state of the current history entry. The router's own values in it must stay: without them, going back would reload the page. */
function entry(): Readonly<Partial<Record<string, unknown>>> {
  return window.history.state ?? {};
}

function stepIn(state: unknown): number {
  const step = (state as Partial<Record<string, unknown>> | null)?.[historyKey];
  return typeof step === 'number' ? step : 0;
}
