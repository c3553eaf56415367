import { siteOfLocale } from '@prestafaro/countries';
import type { ApplicationProgress } from '@prestafaro/types/application';
import { experimentsOf } from '@prestafaro/types/experiment';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sampleLender } from '@/features/lenders/lender/sample-lender';
import { sampleOffers } from '@/features/offers/sample-offers';
import { selectOffers } from '@/features/offers/search/select-offers';
import { nextStep } from '@/features/process/next-step';
import { readWithdrawNotice, withdrawAnswerPath } from '@/features/process/withdraw-answer';
import { pickedOffers } from '@/screens/process/picks';
import { ProcessAway } from '@/screens/process/process-away';
import { ProcessPage } from '@/screens/process/process-page';
import { sampleProgress } from '@/shell/application/sample-progress';
import { sampleView } from '@/shell/sample-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('@/features/process/actions', () => ({ withdraw: '/withdraw' }));
// The frame around the page reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/flow-page', () => ({
  FlowPage: ({ title, lead, children, after }: Record<string, unknown>) => [
    `<h1>${title}</h1>${lead ?? ''}`,
    children,
    after,
  ],
}));

const page = {
  title: 'Tu solicitud',
  lead: 'Lo que dice el editor.',
  kind: 'core' as const,
  fixedPage: 'process' as const,
  slug: 'process',
  reviewedOn: null,
  reviewer: null,
  seo: null,
  blocks: [],
};
const facts = { offers: 3, lenders: 2, open: 1, openLenders: 1, fitting: 2, fittingAndOpen: 1, fittingOtherLoan: 0 };
const next = { kind: 'offers', href: '/offers/?amount=300&days=100' } as const;

const offers = sampleOffers();
const lenders = new Map([['boreal', { ...sampleLender, name: 'Boreal', slug: 'boreal', sampleData: false }]]);

function show(progress: Partial<ApplicationProgress> = {}, props: Partial<Parameters<typeof ProcessPage>[0]> = {}) {
  const shown = { ...sampleProgress, ...progress };
  const { offers: priced } = selectOffers(offers, { ...shown, filters: [], sort: 'total' }, sampleView);
  const html = renderToStaticMarkup(
    <ProcessPage
      page={page}
      progress={shown}
      facts={facts}
      picks={pickedOffers(shown, priced)}
      lenders={lenders}
      own={{ answer: { state: 'loaded', offers }, personal: { state: 'own', matching: shown } }}
      next={next}
      isStaying={false}
      notice={undefined}
      view={sampleView}
      {...props}
    >
      {null}
    </ProcessPage>,
  );
  return html.replace(/\u00a0/g, ' ');
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('an application after the matching', () => {
  it('shows the completed steps with their counts, and a link to the offers in the HTML', () => {
    const html = show();
    const text = textOf(html);
    expect(text).toContain('Recibimos tu solicitud el 21 de noviembre de 2026, 21:43');
    expect(html).toContain('dateTime="2026-11-21T20:43:00.000Z"');
    expect(text).toContain('Hemos comparado tus respuestas con 3 ofertas de 2 entidades');
    expect(text).toContain('Encajan 2 ofertas. Abiertas a solicitudes ahora: 1.');
    expect(html).toMatch(/<a[^>]*href="\/offers\/\?amount=300&amp;days=100"[^>]*>Ver mis ofertas</);
  });

  it('promises nothing without scripts that only a script does', () => {
    expect(show()).not.toContain(sampleView.messages.process.progress.moving);
  });

  it('states that no offer matches, and links to the alternatives', () => {
    const none = { ...facts, fitting: 0, fittingAndOpen: 0 };
    const text = textOf(show({}, { facts: none, next: { kind: 'alternatives', href: '/landing/rejected/' } }));
    expect(text).toContain('Ninguna encaja con todo lo que has respondido');
    expect(text).toContain('Ver otras opciones');
    expect(text).not.toContain('Ver mis ofertas');
  });

  it('states what the application was compared with, as it is recorded, also when the list of today has other offers', () => {
    const text = textOf(show({ offersChecked: 9, lendersChecked: 4 }));
    expect(text).toContain('Hemos comparado tus respuestas con 9 ofertas de 4 entidades');
  });

  it('states no counts while the list cannot be loaded, and leads to the offers', () => {
    const text = textOf(show({}, { facts: undefined }));
    expect(text).not.toMatch(/Hemos comparado|Encaja|Ninguna/);
    expect(text).toContain('Ver mis ofertas');
    expect(nextStep({ ...sampleProgress, facts: undefined }, siteOfLocale('es-ES'), () => true).kind).toBe('offers');
  });

  it('can be withdrawn by an applicant who came back', () => {
    expect(show()).not.toContain('Retirar la solicitud');
    const html = show({}, { isStaying: true });
    expect(html).toMatch(/<details[\s\S]*Retirar la solicitud[\s\S]*<form[\s\S]*Sí, retirarla/);
  });
});

describe('an application during the matching', () => {
  const html = show({ status: 'submitted', matchedAt: null, matches: [] });

  it('states that the matching is under way, and shows no result', () => {
    expect(textOf(html)).toContain('Estamos mirando qué ofertas encajan');
    expect(textOf(html)).not.toMatch(/Hemos comparado|Ninguna encaja|Ver mis ofertas/);
  });

  it('has a link that reloads the page without a script', () => {
    expect(html).toMatch(/<a[^>]*href="\.\/"[^>]*>Comprobar de nuevo</);
  });
});

describe('an application that a lender has received', () => {
  it.each([
    ['offer_picked', 'Oferta elegida', true],
    ['under_review', 'En estudio', true],
    ['approved', 'Aprobada por la entidad', true],
    ['declined', 'Rechazada por la entidad', true],
    ['signed', 'Contrato firmado', false],
    ['paid_out', 'Dinero enviado', false],
    ['withdrawn', 'Retirada', false],
  ] as const)('%s has its text, and a withdrawal only where the status allows it', (status, name, mayWithdraw) => {
    const html = show({ status });
    expect(textOf(html)).toContain(`Cómo va tu solicitud ${name} ${sampleView.messages.process.status.texts[status]}`);
    expect(html.includes('Retirar la solicitud')).toBe(mayWithdraw);
  });

  it('names the lender that the status is about, where one reported it', () => {
    expect(textOf(show({ status: 'approved', lender: 'Faro Crédito' }))).toContain(
      'Aprobada por la entidad Entidad: Faro Crédito',
    );
    expect(show({ status: 'approved', lender: null })).not.toContain('Entidad:');
  });

  it('shows after the withdrawal no link to offers, and one to another application, which the text offers', () => {
    expect(show({ status: 'withdrawn' })).not.toContain('href="/offers/');
    expect(show({ status: 'withdrawn' })).toContain('href="/application/?amount=300&amp;days=100"');
  });
});

describe('while the CMS is away', () => {
  it('the page states that the application is safe, and links to the same address', () => {
    const html = renderToStaticMarkup(<ProcessAway page={page} view={sampleView} />);
    expect(html).toContain('Ahora mismo no podemos consultar tu solicitud');
    expect(html).toContain('Lo que enviaste está guardado');
    expect(html).toContain('href="./"');
  });
});

describe('the next step of an application', () => {
  const all = () => true;
  const es = siteOfLocale('es-ES');
  const compared = { ...sampleProgress, facts };
  const none = { ...compared, facts: { fitting: 0, fittingOtherLoan: 1 } };
  const running = { id: '0300.1', percentB: 50, from: 0, until: 9_999_999_999 } as const;

  it('leads to the offers for the requested loan', () => {
    expect(nextStep(compared, es, all)).toEqual(next);
    expect(nextStep({ ...compared, arm: '0300.1-A' }, es, all)).toEqual(next);
  });
  it('leads to the cash loans in arm B, and names the arm, while the experiment runs', () => {
    const inB = { ...compared, arm: '0300.1-B' };
    expect(nextStep(inB, es, all, running)).toEqual({
      ...next,
      href: '/offers2/?amount=300&days=100',
      arm: '0300.1-B',
    });
    expect(nextStep({ ...compared, arm: '0300.1-A' }, es, all, running)).toEqual({ ...next, arm: '0300.1-A' });
    expect(nextStep(inB, es, all, { ...running, id: '0298.1' })).toEqual(next);
    expect(nextStep(compared, es, all, running)).toEqual(next);
  });
  it.each(['es-ES', 'es-MX', 'vi-VN', 'pl-PL'] as const)(
    'leads arm B of %s to /offers2/, and arm A to /offers/',
    (locale) => {
      const site = siteOfLocale(locale);
      const pathOf = (arm: string) => nextStep({ ...compared, arm }, site, all, running).href.split('?')[0];
      expect(experimentsOf(site.country).map(({ id }) => id)).toEqual([running.id]);
      expect([pathOf('0300.1-A'), pathOf('0300.1-B')]).toEqual(['/offers/', '/offers2/']);
    },
  );
  it('leads an applicant of arm B to the offers after the experiment has ended', () => {
    expect(nextStep({ ...compared, arm: '0300.1-B' }, es, all)).toEqual(next);
  });
  it('leads to the alternatives without a match, in every arm', () => {
    expect(nextStep(none, es, all)).toEqual({ kind: 'alternatives', href: '/landing/rejected/' });
    expect(nextStep({ ...none, arm: '0300.1-B' }, es, all, running).kind).toBe('alternatives');
  });
  it('leads to the page about another amount or term only if that would help, else to the one about the answers', () => {
    const person = { ...compared, facts: { fitting: 0, fittingOtherLoan: 0 } };
    expect(nextStep(person, es, all)).toEqual({ kind: 'alternatives', href: '/landing/rejected2/' });
    expect(nextStep(none, es, all).href).toBe('/landing/rejected/');
  });
  it('stays within the site, and leads to no page that the site lacks', () => {
    expect(nextStep(none, siteOfLocale('ru-UA'), all).href).toBe('/ru/landing/rejected/');
    expect(nextStep(none, es, (path) => path !== '/landing/rejected/')).toEqual(next);
    expect(nextStep({ ...compared, arm: '0300.1-B' }, es, () => false, running)).toEqual({ ...next, arm: '0300.1-B' });
  });
});

describe('withdrawing an application', () => {
  it.each([
    ['withdrawn', 'Hemos retirado tu solicitud.'],
    ['not-allowed', 'Esta solicitud ya no se puede retirar desde aquí.'],
    ['away', 'No hemos podido retirarla: sigue como estaba.'],
  ] as const)('the outcome %s is stated on the page after the redirect', (outcome, text) => {
    const address = new URL(withdrawAnswerPath(siteOfLocale('es-ES'), outcome), 'https://es.example.com');
    expect(address.pathname).toBe('/process/');
    const notice = readWithdrawNotice(Object.fromEntries(address.searchParams));
    expect(show({}, { notice })).toContain(text);
  });
  it('redirects to an address without personal data', () => {
    expect(withdrawAnswerPath(siteOfLocale('ru-UA'), 'withdrawn')).toBe('/ru/process/?stay=1&withdraw=done');
    expect(withdrawAnswerPath(siteOfLocale('es-ES'), 'unknown')).toBe('/process/');
  });
});

describe('deliveries to lenders', () => {
  const delivery = {
    ...({ offerId: 7, lender: 'Nomada', state: 'waiting', at: '2026-11-24T10:00:00.000Z' } as const),
    ...{ hasIt: false, isDecided: false, notice: null },
  };

  it('names each lender with the state of its delivery', () => {
    const deliveries = [delivery, { ...delivery, offerId: 8, lender: 'Boreal', state: 'given_up' as const }];
    const text = textOf(show({ deliveries }));
    expect(text).toContain('Has elegido 2 entidades');
    expect(text).toContain('en camino a Nomada');
    expect(text).toContain('No hemos podido entregar tu solicitud a Boreal');
  });

  it.each([
    [true, 'waiting', 'Nomada tiene tu solicitud. Le estamos avisando de que la has retirado.'],
    [true, 'arrived', 'Nomada tiene tu solicitud. Ha recibido nuestro aviso de que la has retirado.'],
    [false, 'failed', 'Nomada puede tener tu solicitud: no nos lo ha confirmado. No hemos podido avisarle de que la'],
    [true, null, 'Nomada tiene tu solicitud. 24 de noviembre'],
  ] as const)(
    'says of a withdrawn application whether its lender has it (%s) and whether the notice arrived (%s)',
    (hasIt, notice, sentence) => {
      const deliveries = [{ ...delivery, state: 'withdrawn' as const, hasIt, notice }];
      const text = textOf(show({ status: 'withdrawn', deliveries }));
      expect(text).toContain(sentence);
      expect(text).not.toContain('Te responderá');
    },
  );

  it('promises no answer of a lender that has decided', () => {
    const accepted = { ...delivery, state: 'accepted' as const, hasIt: true };
    expect(textOf(show({ status: 'under_review', deliveries: [accepted] }))).toContain('Te responderá directamente');
    const text = textOf(show({ status: 'declined', deliveries: [{ ...accepted, isDecided: true }] }));
    expect(text).toContain('Nomada tiene tu solicitud.');
    expect(text).not.toContain('Te responderá');
  });

  it('says before a withdrawal that lenders are told of it and how they are asked to erase what they have', () => {
    const text = textOf(show({ status: 'offer_picked', deliveries: [{ ...delivery, state: 'accepted' }] }));
    expect(text).toContain('Avisaremos de que la has retirado a las entidades que la recibieron de nosotros.');
    expect(text).toContain('para que lo borren, borra tus datos en la página «Tus datos» y se lo decimos');
  });

  it('says of a picked offer that the application was sent, and without a delivery that the visitor went to a website', () => {
    const picked = (deliveries: (typeof delivery)[]) => textOf(show({ status: 'offer_picked', deliveries }));
    expect(picked([delivery])).toContain('qué ha pasado con el envío de tu solicitud');
    expect(picked([delivery])).not.toContain('Has ido a la web');
    expect(picked([])).toContain('Has ido a la web');
  });
});

describe('the page of an application whose offer is picked', () => {
  const at = '2026-11-24T10:00:00.000Z';
  const pick = { offerId: 102, lender: 'Boreal', at };
  const accepted = {
    ...({ offerId: 102, lender: 'Boreal', state: 'accepted', at, hasIt: true } as const),
    ...{ isDecided: false, notice: null },
  };

  it('names the lender, the loan and what it costs there', () => {
    const html = show({ status: 'offer_picked', picks: [pick], deliveries: [accepted] });
    expect(html).toContain('Has elegido Boreal&lt;/h1&gt;300 € a 100 días');
    expect(textOf(html)).toMatch(/Boreal 300 € a \d+ días · devuelves 3\d\d,\d\d €/);
    expect(textOf(html)).not.toContain('Hemos comparado');
  });

  it('says that a received application is not an approved one, and what happens next with who acts', () => {
    const text = textOf(show({ status: 'offer_picked', picks: [pick], deliveries: [accepted] }));
    expect(text).toContain('Boreal ha recibido tu solicitud.');
    expect(text).toContain('Recibirla no es aprobarla');
    expect(text).toMatch(
      /Qué pasa ahora \S+ Solicitud entregada 24 de noviembre de 2026, 11:00 Boreal Boreal estudia tu caso/,
    );
    expect(text).toContain('Si el 27 de noviembre de 2026 no sabes nada, pregúntale.');
    expect(text).toMatch(/Comprueba que el total a devolver sea 3\d\d,\d\d €\./);
  });

  it('says of a lender without a delivery that nothing was sent, and that the applicant fills in its form', () => {
    const text = textOf(show({ status: 'offer_picked', picks: [pick] }));
    expect(text).toContain('Fuiste a su web el 24 de noviembre de 2026, 11:00 . No le hemos enviado nada');
    expect(text).toContain('Rellenas la solicitud en la web de Boreal');
    expect(text).not.toMatch(/ha recibido|Solicitud entregada/);
  });

  it('offers after a refusal, and folded before one, the open offers that fit and were not asked', () => {
    const matches = [101, 102, 105].map((offerId) => ({ offerId, isMatch: true, reasons: [] }));
    const declined = show({ status: 'declined', picks: [pick], matches });
    const cards = (html: string) => [...html.matchAll(/data-offer="(\d+)"/g)].map(([, id]) => Number(id));
    expect(textOf(declined)).toContain('Qué puedes hacer ahora');
    expect(cards(declined)).not.toEqual([]);
    expect(matches.map(({ offerId }) => offerId)).toEqual(expect.arrayContaining(cards(declined)));
    expect(cards(declined)).not.toContain(102);
    const undecided = show({ status: 'under_review', picks: [pick], matches });
    expect(undecided).toMatch(/<details[^>]*><summary[^>]*><span>Si te dice que no</);
    for (const status of ['approved', 'signed', 'paid_out', 'withdrawn'] as const)
      expect(cards(show({ status, picks: [pick], matches }))).toEqual([]);
  });

  it('says nothing of next steps once nothing is to come, and names no lender in the title of a withdrawn one', () => {
    for (const status of ['declined', 'paid_out', 'withdrawn'] as const)
      expect(textOf(show({ status, picks: [pick] }))).not.toContain('Qué pasa ahora');
    expect(show({ status: 'withdrawn', picks: [pick] })).toContain('Tu solicitud&lt;/h1&gt;');
  });

  it('says how to find the page again, without an address that opens it', () => {
    const html = show({ status: 'offer_picked', picks: [pick] });
    expect(html).toContain('href="/my-data/"');
    expect(textOf(html)).toContain('guarda esta página en los marcadores');
  });
});
