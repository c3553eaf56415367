import type { Example } from '../example';
import { Figure } from './figure';

export const examples: Example[] = [
  {
    title: 'Sizes',
    node: (
      <>
        <Figure as="p" size="l">
          323,90 €
        </Figure>
        <Figure as="p">1 079,68 €</Figure>
        <Figure as="p" size="s">
          10.000.000 ₫
        </Figure>
      </>
    ),
  },
  {
    title: 'Words instead of a figure',
    node: (
      <Figure as="p" size="s" isText>
        Ask the lender
      </Figure>
    ),
  },
];
