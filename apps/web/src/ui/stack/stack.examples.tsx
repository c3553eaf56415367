import { Badge } from '../badge/badge';
import type { Example } from '../example';
import { Row, Stack } from './stack';

export const examples: Example[] = [
  {
    title: 'Stack',
    node: (
      <Stack gap={2}>
        <Badge>One</Badge>
        <Badge>Two</Badge>
      </Stack>
    ),
  },
  {
    title: 'Row',
    node: (
      <Row>
        <Badge>One</Badge>
        <Badge>Two</Badge>
      </Row>
    ),
  },
];
