import type { Example } from '../example';
import { Rating } from './rating';

export const examples: Example[] = [
  {
    title: 'With the number of reviews',
    node: <Rating value={4.2} valueText="4,2" label="4.2 out of 5 stars" note="412 reviews" />,
  },
];
