import { LoanPurposes } from '@/blocks/loan-purposes/loan-purposes';
import { sampleProps } from '@/blocks/sample-props';
import type { LoanPurposesBlockFragment } from '@/cms/generated/graphql';
import type { Example } from '@/ui/example';

const block: LoanPurposesBlockFragment = {
  title: '¿Para qué lo necesitas?',
  lead: 'A veces hay una salida más barata.',
  items: [
    { icon: 'car', title: 'Arreglar el coche', text: 'Pide el presupuesto por escrito.', url: null },
    { icon: 'layers', title: 'Reunir varias deudas', text: 'Solo si baja el total a devolver.', url: '/blog/' },
  ],
};

export const examples: Example[] = [
  { title: 'With and without a link', node: <LoanPurposes block={block} {...sampleProps('example-purposes')} /> },
];
