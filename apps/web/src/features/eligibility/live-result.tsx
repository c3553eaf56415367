'use client';

import { useFormValues } from '@/ui/server-html/use-form-values';

export interface LiveResultProps {
  /** Ids of the checkboxes, in the order of the ticks. */
  ids: readonly string[];
  /** The ticks that the page was rendered with. */
  ticks: string;
  /** The texts of each combination of ticks. */
  texts: Readonly<Record<string, { readonly met: string; readonly percent: string }>>;
  /** Names the percentage. */
  title: string;
  figureClass: string | undefined;
}

/**
 * How many boxes are ticked, and their percentage, announced when they change. No `output`: its text would be no part of the name of the
 * heading that it stands in.
 */
export function LiveResult({ ids, ticks, texts, title, figureClass }: LiveResultProps) {
  // A box has the value 1, and none without a tick.
  const values = useFormValues(
    ids,
    [...ticks].map((tick) => tick.replace('0', '')),
  );
  const result = texts[values.map((value) => value || '0').join('')];
  return (
    <span aria-live="polite" aria-atomic="true">
      {result?.met}{' '}
      <span className={figureClass}>
        {title}: {result?.percent}
      </span>
    </span>
  );
}
