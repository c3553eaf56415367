import { Glossary } from '@/blocks/glossary/glossary';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

const block = {
  title: 'Palabras de un préstamo',
  lead: 'Lo que significan en un contrato y en esta web.',
  terms: [
    { term: 'TIN', otherForms: null, definition: 'El interés de un año, sin comisiones.' },
    { term: 'capital', otherForms: 'capitales', definition: 'El dinero que te prestan, sin intereses.' },
  ],
};

export const examples: Example[] = [
  { title: 'In alphabetical order', node: <Glossary block={block} {...sampleProps('example-glossary')} /> },
];
