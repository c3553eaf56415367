import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AffiliateRequest } from '@/features/affiliates/affiliate-request';
import { sampleView } from '@/shell/sample-view';
import { type FormAnswer, unanswered } from '@/shell/visitor-form/form-answer';

vi.mock('@/features/affiliates/actions', () => ({ requestAffiliate: async () => unanswered }));

const show = (initial?: FormAnswer) => renderToStaticMarkup(<AffiliateRequest view={sampleView} initial={initial} />);

describe('the form of the affiliate programme', () => {
  it('asks for what a manager needs to decide, and offers the five ways of payment', () => {
    const html = show();
    for (const name of ['name', 'email', 'website', 'model', 'payoutMethod', 'text', 'terms'])
      expect(html).toMatch(new RegExp(`name="${name}"`));
    for (const method of ['Transferencia bancaria', 'USDT', 'WebMoney', 'Capitalist', 'PayPal'])
      expect(html).toContain(`>${method}</option>`);
  });

  it('has the box for terms and privacy unticked, with links to both (R22)', () => {
    const html = show();
    expect(html).toMatch(/<input type="checkbox" id="affiliate-request-terms" name="terms" value="1"\/>/);
    expect(html).toContain('href="/condiciones-generales/"');
    expect(html).toContain('href="/politica-privacidad/"');
  });

  it('shows the error of the box beside it and in the summary, and keeps what was typed', () => {
    const html = show({
      ...unanswered,
      outcome: 'refused',
      title: 'Revisa el formulario',
      errors: [{ field: 'terms', message: 'Marca la casilla' }],
      values: { name: 'Ana', model: 'cps' },
    });
    expect(html).toContain('href="#affiliate-request-terms"');
    expect(html).toMatch(/id="affiliate-request-terms-error".*Marca la casilla/s);
    expect(html).toMatch(/aria-describedby="affiliate-request-terms-error"/);
    expect(html).toContain('value="Ana"');
    expect(html).toMatch(/<option value="cps" selected=""/);
  });
});
