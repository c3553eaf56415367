import { expect, it } from 'vitest';
import { faqPage } from '@/blocks/faq/faq-page-json-ld';

it('structured data of questions: gives answers as plain text, without Markdown', () => {
  expect(faqPage([{ question: '¿Qué es?', answer: 'Lee la **[guía](/blog/)**.' }])).toMatchObject({
    mainEntity: [{ name: '¿Qué es?', acceptedAnswer: { text: 'Lee la guía.' } }],
  });
});
