'use client';

import { useFormValues } from '@/ui/server-html/use-form-values';

export interface LivePercentProps {
  /** Ids of the checkboxes, in the order of the ticks. */
  ids: readonly string[];
  /** The ticks that the page was rendered with. */
  ticks: string;
  /** The text of each combination of ticks. */
  texts: Readonly<Record<string, string>>;
}

/** The percentage of the ticked boxes. An `output` is announced when it changes. */
export function LivePercent({ ids, ticks, texts }: LivePercentProps) {
  // A box has the value 1, and none without a tick.
  const values = useFormValues(
    ids,
    [...ticks].map((tick) => tick.replace('0', '')),
  );
  return <output htmlFor={ids.join(' ')}>{texts[values.map((value) => value || '0').join('')]}</output>;
}
