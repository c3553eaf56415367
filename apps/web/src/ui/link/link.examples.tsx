import type { Example } from '../example';
import { Text } from '../text/text';
import { AppLink } from './link';

export const examples: Example[] = [
  {
    title: 'In text: our path, another host, an anchor',
    node: (
      <Text>
        Read <AppLink href="/gallery">how it works</AppLink>, see the{' '}
        <AppLink href="https://example.org/">register</AppLink> or go <AppLink href="#main">to the top</AppLink>.
      </Text>
    ),
  },
];
