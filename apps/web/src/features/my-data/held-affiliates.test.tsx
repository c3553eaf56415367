import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeldAffiliates } from '@/features/my-data/held-affiliates';
import { sampleHeldData } from '@/features/my-data/sample-held-data';
import { sampleView } from '@/shell/sample-view';

it('HeldAffiliates: says of each change of a credit what it is, what became of it, and why', () => {
  const html = renderToStaticMarkup(<HeldAffiliates affiliates={sampleHeldData.affiliates} view={sampleView} />);
  const texts = html.replace(/<[^>]*>/g, '\n');
  expect(texts).toContain(': Solicitud, No cuenta, Repetida');
  expect(texts).toContain(': Préstamo, No cuenta, La entidad retiró el préstamo');
  expect(texts).toContain(': Solicitud, No lo era');
  expect(texts).not.toContain('Correcciones');
});
