import { Card } from '../card/card';
import type { Example } from '../example';
import { Accordion, Disclosure, PhoneFold } from './accordion';

export const examples: Example[] = [
  {
    title: 'Questions',
    node: (
      <Accordion
        items={[
          {
            question: 'Do you lend money?',
            answer: <p>No. We compare offers and take you to the one you pick.</p>,
            isOpen: true,
          },
          {
            question: 'What is the APR, and why does it matter more than the instalment?',
            answer: <p>It joins interest and fees in one yearly figure.</p>,
          },
        ]}
      />
    ),
  },
  {
    title: 'Folded on a phone',
    node: (
      <PhoneFold summary="Read on">
        <Card>A list that a wide page shows.</Card>
      </PhoneFold>
    ),
  },
  {
    title: 'Disclosure',
    node: (
      <Disclosure summary="Write your review">
        <Card>A form.</Card>
      </Disclosure>
    ),
  },
];
