'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { FieldError } from '../field/field-error';
import { type ServerHtml, useServerHtml } from '../server-html/use-server-html';
import type { RangeSyncProps } from './range-sync';

/**
 * Loads the code that keeps the parts of a slider at one value, after hydration. It has a file of its own, because the scripts of a
 * route are sent with all of its pages, and many have no slider. Until it is loaded, no change reaches the listeners of a form, which
 * would read a number that is not checked yet. If it cannot be loaded, the form works as without scripts.
 */
export function RangeIsland(props: RangeSyncProps) {
  const { id } = props;
  /** Undefined while it is loading, null if it cannot be loaded. One state, because changes must be let through when it connects. */
  const [Sync, setSync] = useState<ComponentType<RangeSyncProps> | null>();
  useEffect(() => {
    import('./range-sync').then(
      ({ RangeSync }) => setSync(() => RangeSync),
      () => setSync(null),
    );
  }, []);
  const isLoading = Sync === undefined;
  const holdChanges = useCallback(
    ({ find, signal }: ServerHtml) => {
      if (!isLoading) return;
      const hold = (event: Event) => event.stopPropagation();
      for (const field of [find(id), find(`${id}-number`)]) field?.addEventListener('change', hold, { signal });
    },
    [id, isLoading],
  );
  useServerHtml(holdChanges);
  if (Sync) return <Sync {...props} />;
  return props.error ? <FieldError id={`${props.id}-error`}>{props.error}</FieldError> : null;
}
