'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { FieldError } from '../field/field-error';
import { type ServerHtml, useServerHtml } from '../server-html/use-server-html';
import type { RangeSyncProps } from './range-sync';

/** The code of a slider, with that of scales if the slider has one. */
interface Code {
  readonly RangeSync: ComponentType<RangeSyncProps>;
  readonly scaled: RangeSyncProps['scaled'];
}

/**
 * Loads the code that keeps the parts of a slider at one value, once the slider is in view or changes. It has a file of its own, because the
 * scripts of a route are sent with all of its pages, and many have no slider. Until it is loaded, no change reaches the listeners of a form,
 * which would read a number that is not checked yet. If it cannot be loaded at a second load either, the form works as without scripts.
 */
export function RangeIsland(props: RangeSyncProps) {
  const { id } = props;
  const hasScale = Boolean(props.scale);
  /** Undefined until it is loaded, null if it cannot be loaded. One state, because changes must be let through when it connects. */
  const [code, setCode] = useState<Code | null>();
  const waitForUse = useCallback(
    ({ find, signal }: ServerHtml) => {
      const fields = [`${id}-number`, id].flatMap((each) => find(each, HTMLInputElement) ?? []);
      const [number] = fields;
      if (code !== undefined || !number) return;
      const load = () => {
        Promise.all([import('./range-sync'), hasScale ? import('./slider-scale') : undefined]).then(
          ([{ RangeSync }, scaled]) => setCode({ RangeSync, scaled }),
          (error: unknown) => {
            setCode(null);
            // The page is loaded once more, as after every lost chunk: a slider without this code would not move its number.
            throw error;
          },
        );
      };
      const hold = (event: Event) => {
        event.stopPropagation();
        load();
      };
      for (const field of fields) field.addEventListener('change', hold, { signal });
      const watcher = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) load();
      });
      watcher.observe(number);
      signal.addEventListener('abort', () => watcher.disconnect());
      // Changed before hydration, or restored by the browser.
      if (fields.some(({ value, defaultValue }) => value !== defaultValue)) load();
    },
    [id, code, hasScale],
  );
  useServerHtml(waitForUse);
  if (code) return <code.RangeSync {...props} scaled={code.scaled} />;
  return props.error ? <FieldError id={`${props.id}-error`}>{props.error}</FieldError> : null;
}
