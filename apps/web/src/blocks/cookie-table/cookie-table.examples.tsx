import { CookieTable } from '@/blocks/cookie-table/cookie-table';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

export const examples: Example[] = [
  {
    title: 'With a heading',
    node: <CookieTable block={{ heading: 'Qué guardamos en tu navegador' }} {...sampleProps('example-cookie-table')} />,
  },
  {
    title: 'Inside a legal text, without a heading',
    node: <CookieTable block={{ heading: null }} {...sampleProps('example-cookie-table-prose')} isInProse />,
  },
];
