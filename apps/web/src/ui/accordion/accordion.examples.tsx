import { Card } from '../card/card';
import type { Example } from '../example';
import { Accordion, Disclosure } from './accordion';

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
    title: 'Disclosure',
    node: (
      <Disclosure summary="Write your review">
        <Card>A form.</Card>
      </Disclosure>
    ),
  },
];
