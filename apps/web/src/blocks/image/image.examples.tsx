import { Image } from '@/blocks/image/image';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

const block = {
  image: { url: '/icon.svg', width: 320, height: 320 },
  alternativeText: 'Un faro con su haz de luz',
  imageCaption: 'La luz cae sobre lo que cuesta.',
};

export const examples: Example[] = [
  { title: 'With a caption', node: <Image block={block} {...sampleProps('example-image')} /> },
  {
    title: 'Without one, inside an article',
    node: <Image block={{ ...block, imageCaption: null }} {...sampleProps('example-image-prose')} isInProse />,
  },
];
