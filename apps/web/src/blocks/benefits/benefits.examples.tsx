import { Benefits } from '@/blocks/benefits/benefits';
import { sampleProps } from '@/blocks/sample-props';
import type { BenefitsBlockFragment } from '@/cms/generated/graphql';
import type { Example } from '@/ui/example';

const block: BenefitsBlockFragment = {
  title: 'Lo que puedes esperar de nosotros',
  items: [
    { icon: 'receipt', title: 'El coste, primero', text: 'El total a devolver es la cifra más grande.', url: null },
    { icon: 'eye', title: 'Mirar sin registrarte', text: 'Ni correo ni teléfono.', url: null },
    { icon: 'megaphone', title: 'Publicidad con su nombre', text: 'La ficha lo dice.', url: '/blog/' },
  ],
};

export const examples: Example[] = [
  { title: 'Three promises', node: <Benefits block={block} {...sampleProps('example-benefits')} /> },
];
