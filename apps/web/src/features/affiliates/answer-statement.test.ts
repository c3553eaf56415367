import { beforeEach, expect, it, vi } from 'vitest';
import { readAffiliatePage } from '@/cms/affiliate-page';
import { answerStatement } from '@/features/affiliates/answer-statement';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/affiliate-page', () => ({ readAffiliatePage: vi.fn() }));
vi.mock('@/server/log/log', () => ({ log: { error: vi.fn() } }));

const token = 'T'.repeat(43);
const post = (fields: Record<string, string>) =>
  answerStatement(
    new Request('http://es.localhost/mail/statement/', { method: 'POST', body: new URLSearchParams(fields) }),
    sampleView,
  );

beforeEach(() => vi.mocked(readAffiliatePage).mockReset());

it('answers with the tables of the page as a file that nothing stores', async () => {
  const counts = { clicks: 1200, leads: 3, sales: 1, open: 1250, confirmed: -3000, paid: 0 };
  vi.mocked(readAffiliatePage).mockResolvedValue({
    outcome: 'known',
    page: {
      ...{ state: 'approved', isConfirmed: true, website: null, months: ['2026-11'] },
      terms: {
        code: 'a-7k3m9x',
        model: 'cpl',
        rate: 1250,
        currency: 'EUR',
        holdDays: 30,
        payoutMethod: 'paypal',
        account: null,
      },
      statement: {
        ...{ month: '2026-11', currency: 'EUR', days: [{ day: '2026-11-20', ...counts }], total: counts },
        notValid: [{ day: '2026-11-02', kind: 'lead', count: 14, amount: 17_500, reason: 'unconfirmed', note: null }],
        ...{ corrections: [], payments: [] },
      },
    },
  });
  const answer = await post({ token, month: '2026-11' });
  expect(readAffiliatePage).toHaveBeenCalledWith('es-ES', token, '2026-11');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="extracto-a-7k3m9x-2026-11.csv"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // Reading as a text removes the byte order mark.
  expect((await answer.text()).split('\r\n')).toEqual([
    ...['Código;a-7k3m9x', 'Mes;2026-11', 'Moneda;EUR', '', 'Día a día'],
    'Día;Clics;Solicitudes;Préstamos;En espera;Confirmado;Pagado',
    '2026-11-20;1200;3;1;12,50;-30,00;0,00',
    'Total;1200;3;1;12,50;-30,00;0,00',
    ...['', 'No válidos', 'Día;Qué;Importe;Motivo'],
    '2026-11-02;Solicitud × 14;175,00;La persona no confirmó su contacto',
    '',
  ]);
});

it.each<Record<string, string>>([{}, { token: 'x' }])(
  'leads to the page of a link that opens nothing for the fields %j',
  async (fields) => {
    const answer = await post(fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mail/?result=unknown']);
    expect(readAffiliatePage).not.toHaveBeenCalled();
  },
);

it('leads back to the page of the link while the CMS is away', async () => {
  vi.mocked(readAffiliatePage).mockResolvedValue({ outcome: 'away', reason: 'x' });
  expect((await post({ token })).headers.get('location')).toBe(`/mail/?token=${token}&result=away`);
});
