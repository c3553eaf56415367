import type { ReactNode } from 'react';

/** One state of a component in the gallery. */
export interface Example {
  title: string;
  node: ReactNode;
}
