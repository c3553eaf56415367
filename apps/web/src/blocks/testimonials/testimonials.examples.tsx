import { sampleProps } from '@/blocks/sample-props';
import { Testimonials } from '@/blocks/testimonials/testimonials';
import type { TestimonialsBlockFragment } from '@/cms/generated/graphql';
import type { Example } from '@/ui/example';

export const review = {
  image: null,
  name: 'Marta G.',
  text: 'Se entiende todo.',
  date: '2026-10-12',
  stars: 4,
  reply: null,
  replyLabel: null,
};

const block: TestimonialsBlockFragment = {
  title: 'Lo que cuentan',
  note: 'Publicamos también las malas.',
  testimonials: [
    { ...review, name: 'Lucas P.', origin: 'sample' },
    { ...review, name: 'Julián R.', stars: 2, origin: 'verified', reply: 'Pídelo por escrito.', replyLabel: 'expert' },
    { ...review, name: 'Aitana S.', origin: 'imported' },
  ],
};

export const examples: Example[] = [
  {
    title: 'One of each origin that visitors see, one with a reply',
    node: <Testimonials block={block} {...sampleProps('example-testimonials')} />,
  },
];
