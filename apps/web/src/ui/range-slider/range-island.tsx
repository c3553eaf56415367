'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { FieldError } from '../field/field-error';
import type { RangeSyncProps } from './range-sync';

/**
 * Loads the code that keeps the parts of a slider at one value, after hydration. It has a file of its own, because the scripts of a
 * route are sent with all of its pages, and many have no slider. Until it is loaded, and if that fails, the form works as
 * without scripts.
 */
export function RangeIsland(props: RangeSyncProps) {
  const [Sync, setSync] = useState<ComponentType<RangeSyncProps>>();
  useEffect(() => {
    import('./range-sync').then(
      ({ RangeSync }) => setSync(() => RangeSync),
      () => {},
    );
  }, []);
  if (Sync) return <Sync {...props} />;
  return props.error ? <FieldError id={`${props.id}-error`}>{props.error}</FieldError> : null;
}
