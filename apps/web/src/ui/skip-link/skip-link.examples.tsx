import type { Example } from '../example';
import { Text } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export const examples: Example[] = [
  {
    title: 'Seen on focus: press Tab at the top of this page',
    node: (
      <Text isQuiet>
        The link stands before the title.
        <VisuallyHidden> These words are for screen readers only.</VisuallyHidden>
      </Text>
    ),
  },
];
