import { Closing } from '@/blocks/closing/closing';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

const block = {
  title: 'Primero la cifra. Luego, tú decides.',
  text: 'Haz la cuenta sin registrarte.',
  link: { text: 'Pedir un préstamo', url: '/application/' },
  secondaryLink: { text: 'Leer las guías', url: '/blog/' },
};

export const examples: Example[] = [
  { title: 'Across a page', node: <Closing block={block} {...sampleProps('example-closing')} /> },
  {
    title: 'Inside an article',
    node: <Closing block={{ ...block, title: 'Haz la cuenta' }} {...sampleProps('example-closing-prose')} isInProse />,
  },
];
