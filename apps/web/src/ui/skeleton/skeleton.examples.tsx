import { Card } from '../card/card';
import type { Example } from '../example';
import { Skeleton, SkeletonGroup } from './skeleton';

export const examples: Example[] = [
  {
    title: 'A card on its way',
    node: (
      <Card>
        <SkeletonGroup label="Looking for offers">
          <Skeleton width="40%" height="1.6em" />
          <Skeleton height="5rem" />
          <Skeleton width="75%" />
        </SkeletonGroup>
      </Card>
    ),
  },
];
