import type { Example } from '../example';
import { StarChoice } from './star-choice';

const labels = [1, 2, 3, 4, 5].map((stars) => `${stars} out of 5 stars`);

export const examples: Example[] = [
  {
    title: 'Optional, four given',
    node: (
      <StarChoice
        id="ex-stars"
        name="ex-stars"
        legend="Your rating (optional)"
        hint="From 1, very bad, to 5, very good."
        labels={labels}
        noneLabel="No rating"
        defaultValue="4"
      />
    ),
  },
  {
    title: 'None given where one is needed',
    node: (
      <StarChoice
        id="ex-stars-needed"
        name="ex-stars-needed"
        legend="Your rating"
        labels={labels}
        error="Pick from 1 to 5 stars"
      />
    ),
  },
];
