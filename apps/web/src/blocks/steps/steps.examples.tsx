import { sampleProps } from '@/blocks/sample-props';
import { Steps } from '@/blocks/steps/steps';
import type { StepsBlockFragment } from '@/cms/generated/graphql';
import type { Example } from '@/ui/example';

const block: StepsBlockFragment = {
  title: 'Quién hace qué',
  lead: 'Cuatro pasos. Nosotros solo damos uno.',
  items: [
    { actor: 'you', title: 'Dices cuánto y para cuándo', text: 'Ves lo máximo que devolverías.' },
    { actor: 'us', title: 'Ponemos las ofertas en la misma escala', text: 'Lo que nos pagan no cambia el orden.' },
    { actor: 'you', title: 'Eliges y envías la solicitud', text: 'Tus datos van solo a las entidades que marques.' },
    { actor: 'lender', title: 'Estudia tu caso y decide', text: 'Si te lo concede, firmas con ella.' },
  ],
};

export const examples: Example[] = [
  { title: 'Across a page', node: <Steps block={block} {...sampleProps('example-steps')} /> },
  {
    title: 'Inside an article',
    node: (
      <Steps block={{ ...block, title: 'Del recibo a la salida' }} {...sampleProps('example-steps-prose')} isInProse />
    ),
  },
];
