import type { Example } from '../example';
import { Row } from '../stack/stack';
import { Stars } from './stars';

export const examples: Example[] = [
  {
    title: 'Whole and in part',
    node: (
      <Row>
        {[5, 3.7, 2, 0].map((value) => (
          <Stars key={value} value={value} label={`${value} out of 5 stars`} />
        ))}
      </Row>
    ),
  },
];
