import type { Example } from '../example';
import { Stack } from '../stack/stack';
import { Text } from '../text/text';
import { Icon } from './icon';
import styles from './icon-examples.module.css';
import { contentIcons, type IconName, interfaceIcons } from './icon-names';

function Sheet({ names }: { names: IconName[] }) {
  return (
    <ul className={styles.sheet}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} size="large" />
          <Text as="span" size="note" isQuiet>
            {name}
          </Text>
        </li>
      ))}
    </ul>
  );
}

export const examples: Example[] = [
  { title: 'Content icons (editors pick these)', node: <Sheet names={Object.keys(contentIcons) as IconName[]} /> },
  { title: 'Interface icons', node: <Sheet names={Object.keys(interfaceIcons) as IconName[]} /> },
  {
    title: 'In text, and with a meaning of its own',
    node: (
      <Stack gap={2}>
        <Text>
          <Icon name="clock" /> 6 min read
        </Text>
        <Text>
          Verified <Icon name="circle_check" label="yes" />
        </Text>
      </Stack>
    ),
  },
];
