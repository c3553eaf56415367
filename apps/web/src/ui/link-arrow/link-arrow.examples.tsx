import type { Example } from '../example';
import { Row } from '../stack/stack';
import { LinkArrow } from './link-arrow';

export const examples: Example[] = [
  {
    title: 'On and back',
    node: (
      <Row>
        <LinkArrow href="#link-arrow">All guides</LinkArrow>
        <LinkArrow href="#link-arrow" direction="back">
          Back to the list
        </LinkArrow>
      </Row>
    ),
  },
];
