import { type ComponentType, useEffect, useState } from 'react';
import type { ReviewProps } from '@/features/application/review';

/**
 * Loads the list of answers when the last step is shown. If it cannot be loaded the step has none, and «Back» leads to the answers.
 */
export function ReviewIsland(props: ReviewProps) {
  const [Review, setReview] = useState<ComponentType<ReviewProps>>();
  useEffect(() => {
    import('./review').then(
      (module) => setReview(() => module.default),
      () => undefined,
    );
  }, []);
  return Review ? <Review {...props} /> : null;
}
