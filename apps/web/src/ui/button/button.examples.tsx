import type { Example } from '../example';
import { Icon } from '../icon/icon';
import { Row } from '../stack/stack';
import { Button, ButtonLink } from './button';

export const examples: Example[] = [
  {
    title: 'Looks',
    node: (
      <Row>
        <Button>
          See offers
          <Icon name="arrow_right" />
        </Button>
        <Button look="secondary">Change</Button>
        <Button look="quiet">Read more</Button>
      </Row>
    ),
  },
  {
    title: 'Large',
    node: (
      <Row>
        <Button size="large">Compare</Button>
        <Button size="large" look="secondary">
          Open calculator
        </Button>
      </Row>
    ),
  },
  {
    title: 'Inactive and busy',
    node: (
      <Row>
        <Button disabled>See offers</Button>
        <Button isBusy>Looking for offers…</Button>
      </Row>
    ),
  },
  {
    title: 'As a link, and wide with long text',
    node: (
      <>
        <ButtonLink href="#button">A link</ButtonLink>
        <Button isWide size="large">
          Porównaj wszystkie pożyczki według kwoty do zwrotu
        </Button>
      </>
    ),
  },
];
