import { Faq } from '@/blocks/faq/faq';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

const block = {
  title: 'Preguntas frecuentes',
  lead: '¿No está la tuya? Escríbenos.',
  items: [
    { question: '¿Prestafaro presta dinero?', answer: 'No. Lee las [condiciones](/condiciones-generales/).' },
    { question: '¿Cuánto me cobráis?', answer: 'Nada.' },
  ],
};

export const examples: Example[] = [
  { title: 'Across a page', node: <Faq block={block} {...sampleProps('example-faq')} /> },
  {
    title: 'Inside an article',
    node: <Faq block={{ ...block, title: 'Dudas sobre esta guía' }} {...sampleProps('example-faq-prose')} isInProse />,
  },
];
