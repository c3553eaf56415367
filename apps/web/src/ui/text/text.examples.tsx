import type { Example } from '../example';
import { Text } from './text';

export const examples: Example[] = [
  {
    title: 'Sizes',
    node: (
      <>
        <Text size="lead" isQuiet>
          Lead: light on what you are going to repay.
        </Text>
        <Text>Body: a year from now, how much will you have paid back?</Text>
        <Text size="note">Note: the worst case, in one payment at the end.</Text>
        <Text size="note" isQuiet>
          Quiet note: reviewed on 3 November.
        </Text>
      </>
    ),
  },
];
