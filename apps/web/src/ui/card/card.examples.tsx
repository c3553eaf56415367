import type { Example } from '../example';
import { Text } from '../text/text';
import { Card } from './card';

export const examples: Example[] = [
  {
    title: 'Plain',
    node: (
      <Card>
        <Text>Framed by a hairline.</Text>
      </Card>
    ),
  },
  {
    title: 'Raised',
    node: (
      <Card look="raised">
        <Text>For a result or a menu.</Text>
      </Card>
    ),
  },
  {
    title: 'Flat',
    node: (
      <Card look="flat">
        <Text>No ground of its own.</Text>
      </Card>
    ),
  },
];
