import { expect, test } from 'vitest';
import type { DeskApplication, DeskDelivery } from '../../../leads/desk/wire';
import { timelineOf } from './timeline-of';

const minute = (number: number) => `2026-11-20T10:${String(number).padStart(2, '0')}:00.000Z`;

const none = { clicks: [], postbacks: [], consents: [], deliveries: [], mails: [], notes: [], history: [] };

/** The parts of an application that the timeline reads. */
const timeline = (parts: Partial<DeskApplication>) =>
  timelineOf({
    ...{ site: 'es-ES', matching: { matchedAt: null, offersChecked: 0, lendersChecked: 0, offers: [] } },
    ...none,
    ...parts,
  } as unknown as DeskApplication);

const change = {
  id: 1,
  source: 'lead_manager',
  actor: 'Ana',
  reason: null,
  assigneeName: null,
  clickId: null,
} as const;
const click = {
  clickId: 'c',
  offerId: 1,
  offerHeader: 'Uno',
  lender: 'Banco',
  network: 'red',
  reportedAt: null,
} as const;

const attempt = (id: number, outcome: 'away' | 'later' | 'refused' | 'accepted') => ({
  ...{ id, at: minute(id), outcome, durationMs: 30, error: outcome === 'away' ? 'TIMEOUT' : null },
  httpStatus: outcome === 'away' ? null : 503,
});

const delivery: DeskDelivery = {
  ...{ id: 7, kind: 'application', lender: 'Banco', offerHeader: 'Uno', queuedAt: minute(1), resentAt: null },
  ...{ state: 'waiting', dueAt: minute(30), finishedAt: null, reference: null, answeredStatus: null, lastError: null },
  attempts: [],
};

test('timelineOf: tells what happened at the same moment in the order of its causes, the newest first', () => {
  const at = minute(0);
  const entries = timeline({
    matching: { matchedAt: at, offersChecked: 12, lendersChecked: 1, offers: [] },
    history: [
      { ...change, id: 2, at, source: 'matching', actor: null, from: 'submitted', to: 'offers_shown' },
      { ...change, id: 1, at, source: 'visitor', actor: null, from: 'draft', to: 'submitted' },
    ],
    mails: [
      {
        ...{ id: 1, template: 'application-received', state: 'waiting', queuedAt: at },
        ...{ finishedAt: null, lastError: null, isResent: false },
      },
    ],
  });
  expect(entries.map(({ sentence }) => sentence)).toEqual([
    'Correo en cola: solicitud recibida',
    'Se comparó con 12 ofertas de 1 entidad: 0 encajan',
    'Solicitud recibida',
  ]);
});

test('timelineOf: tells a status that a click or a report caused once', () => {
  const entries = timeline({
    clicks: [{ ...click, at: minute(1), reportedStatus: 'approved', payout: null }],
    postbacks: [
      {
        ...{
          id: 3,
          clickId: 'c',
          network: 'red',
          networkStatus: 'sale',
          eventId: null,
          status: 'approved',
          outcome: 'applied',
        },
        ...{ at: minute(2), payout: { amount: 12.5, currency: 'EUR' } },
      },
    ],
    history: [
      { ...change, id: 2, source: 'postback', clickId: 'c', at: minute(2), from: 'offer_picked', to: 'approved' },
      { ...change, id: 1, source: 'click_out', clickId: 'c', at: minute(1), from: 'offers_shown', to: 'offer_picked' },
    ],
  });
  expect(entries.map(({ sentence, details }) => [sentence, details[0]])).toEqual([
    ['red informó de «Aprobada»', 'De «Oferta elegida» a «Aprobada»'],
    ['Eligió la oferta «Uno» de Banco', 'De «Ofertas mostradas» a «Oferta elegida»'],
  ]);
  expect(entries[0]?.details).toContain('Comisión: 12,50\u00a0€');
});

test('timelineOf: tells a reversal, with the event of the network, and that one of nothing changed nothing', () => {
  const reversal = {
    ...{ clickId: 'c', network: 'red', networkStatus: 'chargeback', eventId: '981', payout: null },
    status: 'reversed',
  } as const;
  const entries = timeline({
    clicks: [{ ...click, at: minute(1), reportedStatus: 'reversed', payout: null }],
    postbacks: [
      { ...reversal, id: 1, outcome: 'applied', at: minute(3) },
      { ...reversal, id: 2, outcome: 'refused', at: minute(4) },
    ],
  });
  const sentence = 'red informó de «Anulada: se quita la comisión»';
  expect(entries.slice(0, 2).map((entry) => [entry.sentence, entry.details.length])).toEqual([
    [sentence, 2],
    [sentence, 1],
  ]);
  expect(entries[1]?.details).toEqual(['Evento de la red: 981']);
});

test('timelineOf: splits what a lead manager did from what was written about it', () => {
  const [assigned, claim, phone] = timeline({
    history: [
      { ...change, id: 3, at: minute(3), from: 'approved', to: 'approved', reason: 'Asignada', assigneeName: 'Eva' },
      { ...change, id: 2, at: minute(2), from: 'approved', to: 'approved', reason: 'Reclamación abierta: dice: no' },
      { ...change, id: 1, at: minute(1), from: 'approved', to: 'approved', reason: 'Teléfono mostrado' },
    ],
  });
  expect(assigned).toMatchObject({ sentence: 'Asignada a Eva', by: 'Gestor: Ana' });
  expect(claim).toMatchObject({ sentence: 'Reclamación abierta', text: 'dice: no' });
  expect(phone).toMatchObject({ sentence: 'Teléfono mostrado', text: null });
});

test('timelineOf: tells failed attempts in a row at once, and those after a resend apart', () => {
  const attempts = [attempt(2, 'away'), attempt(3, 'away'), attempt(6, 'later')];
  const entries = timeline({ deliveries: [{ ...delivery, attempts, resentAt: minute(5) }] });
  expect(entries.map(({ sentence, details }) => [sentence, details])).toEqual([
    [
      'Banco no confirmó que recibió la solicitud',
      ['1 intento. El último: Aplazada', expect.stringMatching(/^Próximo intento: /)],
    ],
    ['Banco no confirmó que recibió la solicitud', ['2 intentos. El último: Sin respuesta: no respondió a tiempo']],
    ['Confirmó el envío de la solicitud a Banco', ['Oferta «Uno»']],
  ]);
});

test.each([
  ['refused', [attempt(2, 'refused')], 'El servidor de Banco rechazó la solicitud', true],
  ['given_up', [attempt(2, 'away')], 'Se abandonó el envío a Banco: no confirmó a tiempo que la recibió', true],
  ['accepted', [attempt(2, 'accepted')], 'Banco recibió la solicitud', false],
  ['cancelled', [], 'Se canceló el envío a Banco', false],
] as const)('timelineOf: tells the end of a delivery that is %s once', (state, attempts, sentence, isResendable) => {
  const end = { state, dueAt: null, finishedAt: minute(9) };
  const entries = timeline({ deliveries: [{ ...delivery, ...end, attempts: [...attempts] }] });
  expect(entries[0]?.sentence).toBe(sentence);
  expect(entries.filter((entry) => entry.sentence === sentence)).toHaveLength(1);
  const action = isResendable ? { kind: 'resend-delivery', id: 7 } : null;
  expect(entries.map((entry) => entry.action).find((each) => each !== null) ?? null).toEqual(action);
});

test('timelineOf: tells why a status that a lender answered changes nothing', () => {
  const answered = { state: 'accepted', answeredStatus: 'en_estudio', lastError: 'UNKNOWN_STATUS' } as const;
  const [entry] = timeline({
    deliveries: [{ ...delivery, ...answered, dueAt: null, finishedAt: minute(9), attempts: [attempt(2, 'accepted')] }],
  });
  expect(entry?.details).toEqual([
    'Respuesta de la entidad: en_estudio',
    expect.stringMatching(/^No se ha podido usar todo lo que contestó: ese estado no se conoce; añádelo/),
  ]);
});

test('timelineOf: offers to send a failed mail again until that was done', () => {
  const mail = { id: 4, template: 'status-changed', queuedAt: minute(1), finishedAt: minute(2), lastError: 'x' };
  const actionOf = (state: 'refused' | 'sent', isResent: boolean) =>
    timeline({ mails: [{ ...mail, state, isResent }] })[0]?.action;
  expect(actionOf('refused', false)).toEqual({ kind: 'resend-mail', id: 4 });
  expect(actionOf('refused', true)).toBeNull();
  expect(actionOf('sent', false)).toBeNull();
});

test('timelineOf: tells the consents of a form at once, and their withdrawal', () => {
  const consent = { textVersion: '1', text: 'x', truncatedAddress: 'x', channel: 'application', at: minute(1) };
  const entries = timeline({
    consents: [
      { ...consent, id: 1, purpose: 'terms', isGiven: true, revokedAt: null },
      { ...consent, id: 2, purpose: 'messages', isGiven: true, revokedAt: minute(5) },
      { ...consent, id: 3, purpose: 'calls', isGiven: false, revokedAt: null },
    ],
  });
  expect(entries.map(({ sentence, details }) => [sentence, ...details])).toEqual([
    ['Retiró su consentimiento: Publicidad por correo y SMS'],
    [
      'Dio su consentimiento: Condiciones y privacidad · Publicidad por correo y SMS',
      'No aceptó: Llamadas comerciales',
    ],
  ]);
});
