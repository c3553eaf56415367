import type { Example } from '../example';
import { ChipList } from './chip-list';

const items = [
  { href: '#chips-loans', label: 'Loans' },
  { href: '#chips-saving', label: 'Saving' },
  { href: '#chips-economy', label: 'Economy' },
];

export const examples: Example[] = [
  {
    title: 'Navigation, one of them current',
    node: <ChipList label="Topics" items={[{ href: '#chips', label: 'All articles', isCurrent: true }, ...items]} />,
  },
  { title: 'Small, below a title', node: <ChipList label="Topics of this article" size="s" items={items} /> },
];
