import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import spanish from '@/messages/es-es';
import { LegalProvider } from '@/shell/footer/legal-provider';

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const render = (provider: Parameters<typeof LegalProvider>[0]['provider']) =>
  textOf(renderToStaticMarkup(<LegalProvider provider={provider} messages={spanish.provider} />));

const complete = {
  companyName: 'Ejemplo, S. L.',
  taxId: 'B00000000',
  address: 'Calle Uno, 1',
  registry: 'Madrid, hoja 1',
  intermediaryNumber: '123',
  email: 'hola@prestafaro.es',
  complaintsChannel: 'Por correo',
};

it('names every detail of the provider (R7)', () => {
  const text = render(complete);
  for (const detail of Object.values(complete)) expect(text).toContain(detail);
});

it('leaves out what is missing, and invents nothing (R7)', () => {
  const text = render({ ...complete, taxId: null, email: '' });
  expect(text).toContain('Calle Uno, 1');
  for (const label of [spanish.provider.taxId, spanish.provider.email]) expect(text).not.toContain(label);
  expect(render(null)).toBe('');
});
