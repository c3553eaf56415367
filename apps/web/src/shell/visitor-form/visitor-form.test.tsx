import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type FormAnswer, honeypotName, unanswered } from '@/shell/visitor-form/form-answer';
import { VisitorForm } from '@/shell/visitor-form/visitor-form';

const messages = {
  submit: 'Enviar',
  sending: 'Enviando',
  honeypot: 'Vacío',
  noConnectionTitle: 'No llegó',
  noConnectionText: 'Otra vez',
};

const render = (initial: Partial<FormAnswer> = {}, summary?: string) =>
  renderToStaticMarkup(
    <VisitorForm
      name="sample"
      id="f"
      action={async () => unanswered}
      hidden={{ locale: 'es-ES' }}
      fields={[
        { kind: 'line', name: 'name', label: 'Nombre' },
        {
          kind: 'choice',
          name: 'reason',
          label: 'Motivo',
          placeholder: 'Elige',
          options: [{ value: 'a', label: 'A' }],
        },
        { kind: 'stars', name: 'stars', label: 'Nota', labels: ['1 de 5', '2 de 5'] },
        { kind: 'text', name: 'text', label: 'Texto', limit: { max: 5, title: 'Corrige', message: 'Caben 5' } },
      ]}
      messages={messages}
      summary={summary}
      initial={{ ...unanswered, ...initial }}
    />,
  );

describe('a visitor form', () => {
  it('is a native form with its hidden fields', () => {
    const html = render();
    expect(html).toContain('<form');
    expect(html).toContain('<input type="hidden" name="locale" value="es-ES"/>');
    expect(html).toContain('<button type="submit"');
  });

  it('has a honeypot (R34)', () => {
    const honeypot = render().match(/<div[^>]*aria-hidden="true"><label>.*?<\/label><\/div>/)?.[0] ?? '';
    expect(honeypot).toContain(`name="${honeypotName}"`);
    expect(honeypot).toContain('tabindex="-1"');
    expect(honeypot).toContain('autoComplete="off"');
  });

  it('with a challenge is still a form, with the notice, its values and the ticket for visitors without scripts', () => {
    const notice = { title: '', text: '' };
    const html = render({
      outcome: 'challenge',
      title: 'Espera un momento',
      text: 'Dentro de 30 segundos',
      values: { name: 'Eva' },
      challenge: { challenge: {}, wait: 'ticket-1', waitSeconds: 30, messages: { working: notice, failed: notice } },
      proof: 'ticket-1',
    });
    expect(html).toContain('<input type="hidden" name="proof" value="ticket-1"/>');
    expect(html).toContain('role="status"');
    expect(html).toContain('Espera un momento');
    expect(html).toContain('value="Eva"');
  });

  it('without a challenge has no field for a proof', () => {
    expect(render()).not.toContain('name="proof"');
  });

  it('shows an error beside each field, and above the fields links to them', () => {
    const html = render({
      outcome: 'refused',
      title: 'Corrige',
      errors: [{ field: 'name', message: 'Escribe un nombre' }],
    });
    expect(html).toContain('<a href="#f-name">Escribe un nombre</a>');
    expect(html).toMatch(/<input[^>]*id="f-name"[^>]*aria-describedby="f-name-error" aria-invalid="true"/);
    expect(html).toContain('role="alert"');
  });

  it('keeps the typed values', () => {
    const html = render({
      outcome: 'refused',
      title: 'Espera',
      text: 'Sigue aquí',
      values: { name: 'Lucía', reason: 'a', stars: '2', text: 'Hola' },
    });
    expect(html).toContain('value="Lucía"');
    expect(html).toContain('<option value="a" selected="">');
    expect(html).toMatch(/checked="" name="stars" value="2"|name="stars" checked="" value="2"|value="2"[^>]*checked/);
    expect(html).toMatch(/>Hola<\/textarea>/);
    expect(html).toContain('Sigue aquí');
  });

  it('is replaced by the answer once accepted, under the same anchor', () => {
    const html = render({ outcome: 'accepted', title: 'Recibido', text: 'Lo leeremos' });
    expect(html).toContain('id="f"');
    expect(html).not.toContain('<form');
    expect(html).toContain('role="status"');
    expect(html).toContain('Lo leeremos');
  });

  it('is folded until it has an answer', () => {
    expect(render({}, 'Escribir')).toMatch(/<details id="f"[^>]*><summary/);
    expect(render({}, 'Escribir')).not.toContain('open=""');
    expect(render({ outcome: 'refused', title: 'x', text: 'y' }, 'Escribir')).toContain('open=""');
  });
});
