'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import styles from '@/shell/experiment/arms.module.css';
import { ownArm } from '@/shell/experiment/own-arm';

/**
 * Two versions of a part of a page, one for each arm of the experiment that runs. The HTML has both, so that one stored page serves every
 * visitor; a style shows the version of the arm that the document names, from the first paint on. After hydration the other one is
 * removed, and the version stays, even if the visitor is assigned later. Without scripts everyone sees A.
 */
export function Arms({ a, b }: { a: ReactNode; b: ReactNode }) {
  const [shown, setShown] = useState<'a' | 'b'>();
  useLayoutEffect(() => setShown(ownArm()?.endsWith('-B') ? 'b' : 'a'), []);
  const versions = { a, b } as const;
  return (['a', 'b'] as const)
    .filter((arm) => !shown || shown === arm)
    .map((arm) => (
      <div key={arm} className={shown ? undefined : styles[arm]}>
        {versions[arm]}
      </div>
    ));
}
