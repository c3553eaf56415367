import type { Example } from '../example';
import { Icon } from '../icon/icon';
import { Row } from '../stack/stack';
import { Badge } from './badge';

export const examples: Example[] = [
  {
    title: 'Tones',
    node: (
      <Row>
        <Badge tone="ad">Advertisement</Badge>
        <Badge tone="info">
          <Icon name="file_text" />
          Accepts ASNEF
        </Badge>
        <Badge tone="good">
          <Icon name="gift" />
          First loan free
        </Badge>
        <Badge>Verified</Badge>
      </Row>
    ),
  },
];
