import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FillPlaceholders } from '@/messages/fill-placeholders';

it('FillPlaceholders: puts elements in place of their names and shows the name of a missing one', () => {
  const sentence = <FillPlaceholders message="Préstamo de {amount} a {days}." values={{ amount: <b>300 €</b> }} />;
  expect(renderToStaticMarkup(sentence)).toBe('Préstamo de <b>300 €</b> a {days}.');
});
