import type { Example } from '../example';
import { Row } from '../stack/stack';
import { Avatar } from './avatar';

export const examples: Example[] = [
  {
    title: 'Sizes',
    node: (
      <Row>
        <Avatar name="Lucía Ferrán" />
        <Avatar name="Оксана Коваль" size="m" />
        <Avatar name="Nguyễn Thị Ánh" size="l" />
      </Row>
    ),
  },
];
