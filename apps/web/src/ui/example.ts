import type { ReactNode } from 'react';

/** One state of a component, as the gallery shows it. */
export interface Example {
  title: string;
  node: ReactNode;
}
