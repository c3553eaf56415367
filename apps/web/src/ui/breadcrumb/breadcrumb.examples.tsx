import type { Example } from '../example';
import { Breadcrumb } from './breadcrumb';

export const examples: Example[] = [
  {
    title: 'Four levels',
    node: (
      <Breadcrumb
        label="Breadcrumb"
        items={[
          { label: 'Online loans', href: '/gallery' },
          { label: 'Guides', href: '/gallery' },
          { label: 'Finance', href: '/gallery' },
          { label: 'What ASNEF is and how to know whether you are in the file' },
        ]}
      />
    ),
  },
];
