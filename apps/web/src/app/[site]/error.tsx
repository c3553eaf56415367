'use client';

import { ErrorBoundaryScreen } from '@/shell/errors/error-boundary-screen';

/** A page of a site threw (specification §8, "Fatal or unhandled error"). */
export default function PageError({ error }: { error: Error }) {
  return (
    <main>
      <ErrorBoundaryScreen error={error} />
    </main>
  );
}
