import { RichText } from '@/blocks/rich-text/rich-text';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

const body = `Un préstamo es un contrato.

### En qué fijarte

1. **El total a devolver.**
2. La TAE.

| Concepto | TIN | TAE |
| --- | --- | --- |
| Préstamo | 31,96 % | 36 % |

Lee [la guía](/blog/) o [la ley](https://www.boe.es/).`;

export const examples: Example[] = [
  {
    title: 'With a heading',
    node: <RichText block={{ heading: 'Explicado', body }} {...sampleProps('example-text')} />,
  },
  {
    title: 'Without a heading',
    node: (
      <RichText
        block={{ heading: null, body: 'Un préstamo tiene un precio. [La guía](/blog/) lo explica.' }}
        {...sampleProps('example-text-loose')}
      />
    ),
  },
];
