import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyPlaceholder } from '@/cms/form-key';
import type { SentApplication } from '@/cms/send-application';
import { sendApplicationForm, submitApplication } from '@/features/application/actions';
import { fieldNames } from '@/features/application/field-names';
import { type FormAnswer, type SentAnswer, unanswered } from '@/features/application/form-answer';
import { makeFormView } from '@/features/application/make-form-view';
import { ticked, typed } from '@/features/application/sample-answers';
import { catchLog } from '@/server/testing/catch-log';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';
import { honeypotName } from '@/shell/visitor-form/form-answer';

const { sent, sendApplication, keepApplicationToken, site } = vi.hoisted(() => ({
  sent: { headers: new Headers() },
  sendApplication: vi.fn(),
  keepApplicationToken: vi.fn(),
  site: { isAway: false },
}));
vi.mock('next/headers', () => ({ headers: async () => sent.headers }));
vi.mock('@/cms/send-application', () => ({ sendApplication }));
vi.mock('@/shell/application/application-token', () => ({ keepApplicationToken }));
vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES', TRUSTED_PROXIES: 0, CMS_URL: 'http://127.0.0.1:9' }),
}));
vi.mock('@/shell/site-view', () => ({
  loadSite: async () => {
    if (site.isAway) throw new Error('The CMS did not answer');
    return sampleView;
  },
}));

const { hidden, key } = makeFormView(
  {
    place: { form: 'application', version: null, arm: null, isIdentityAsked: false },
    requested: { amount: 300, days: 91, choice: 'none', typed: { amount: undefined, days: undefined } },
    loans: sampleLoans,
    now: new Date(),
    key: randomUUID(),
  },
  sampleView,
);
const filled: Record<string, string> = {
  ...hidden,
  [fieldNames.key]: key,
  [fieldNames.arm]: '0300.1-B',
  [honeypotName]: '',
  ...typed,
  ...ticked,
};

function formOf(changed: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...changed })) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

/** What the page shows after an answer: phone, document and account in the writing of the country. */
const written = typed;
const cmsAnswers = (answer: SentApplication) => sendApplication.mockResolvedValue(answer);
const send = (changed: Record<string, string | undefined> = {}) => sendApplicationForm(0, formOf(changed));
const refusal = async (changed: Record<string, string | undefined> = {}) => unstored(await send(changed));
/** As a form of one page, which asks for document and account too. */
const asking = { [fieldNames.identityAsked]: '1' };
const errorsOf = ({ errors }: FormAnswer) => Object.fromEntries(errors.map(({ field, message }) => [field, message]));
const message = () => sendApplication.mock.lastCall?.[0];

function unstored(answer: SentAnswer): FormAnswer {
  return answer.outcome === 'stored' ? expect.fail('it was stored') : answer;
}

beforeEach(() => {
  sent.headers = new Headers({ host: 'es.localhost', 'x-pf-socket': '192.0.2.1' });
  site.isAway = false;
  sendApplication.mockReset();
  keepApplicationToken.mockReset();
  cmsAnswers({ outcome: 'stored', token: 't'.repeat(43) });
});

describe('phone, document and account', () => {
  const spellings = { ...asking, phone: '0034-612.345.678', document: ' 12.345.678z' };

  it('are shown as the country writes them after an answer, and sent so: sending again is the same application', async () => {
    cmsAnswers({ outcome: 'away', reason: 'The CMS answered 503' });
    const { values } = await refusal(spellings);
    expect(values).toMatchObject({ phone: '612 34 56 78', document: '12345678Z', firstName: ' Lucía ' });
    const { answers } = message();
    await refusal({ ...asking, phone: values.phone, document: values.document });
    expect(message().answers).toEqual(answers);
  });

  it('stay as they were typed where they are refused', async () => {
    const { values, errors } = await refusal({ ...asking, phone: '0034-612.345', document: '12.345.678-a' });
    expect(values).toMatchObject({ phone: '0034-612.345', document: '12.345.678-a' });
    expect(errors.map(({ field }) => field)).toEqual(['phone', 'document']);
  });
});

describe('submitApplication: a stored application', () => {
  it('is sent to the CMS as it was typed, but for phone and document, with the full texts of its consents', async () => {
    await send();
    expect(message()).toMatchObject({
      locale: 'es-ES',
      form: 'application',
      version: null,
      key,
      arm: '0300.1-B',
      attribution: null,
      isIdentityAsked: false,
      proof: null,
      isHoneypotFilled: false,
      address: '192.0.2.1',
      answers: {
        amount: '500',
        firstName: ' Lucía ',
        birthDate: '1991-9-4',
        monthlyIncome: '1.500,00',
      },
    });
    expect(message().answers).not.toHaveProperty('purpose');
    expect(message().consents).toMatchObject([
      { purpose: 'terms', isGiven: true, text: 'He leído las condiciones generales y la política de privacidad.' },
      { purpose: 'lenders', isGiven: true },
      { purpose: 'messages', isGiven: false },
      { purpose: 'calls', isGiven: false },
    ]);
  });

  it('sets the cookie with its token and answers the address of its progress', async () => {
    expect(await send()).toEqual({ outcome: 'stored', next: '/process/' });
    expect(keepApplicationToken).toHaveBeenCalledExactlyOnceWith('t'.repeat(43));
  });

  it('redirects to its progress without scripts', async () => {
    await expect(submitApplication(unanswered, formOf({}))).rejects.toMatchObject({
      digest: expect.stringContaining(';/process/;'),
    });
    expect(keepApplicationToken).toHaveBeenCalledOnce();
  });

  it('is sent with the word that its honeypot is filled in (R34)', async () => {
    await send({ [honeypotName]: 'https://spam.test' });
    expect(message().isHoneypotFilled).toBe(true);
  });
});

describe('refused answers', () => {
  it('are returned as they were typed, with messages that say how to mend them, and are not sent', async () => {
    const answer = await refusal({
      ...asking,
      phone: '612 34 56 7',
      document: '12345678A',
      'consent-lenders': undefined,
    });
    expect(sendApplication).not.toHaveBeenCalled();
    expect(answer).toMatchObject({ outcome: 'refused', title: 'Hay 3 cosas que corregir', key, attempt: 1 });
    expect(answer.values).toEqual({ ...typed, phone: '612 34 56 7', document: '12345678A' });
    expect(answer.consents).toEqual(['terms']);
    expect(errorsOf(answer)).toEqual({
      phone: 'Un móvil español tiene 9 cifras: cuenta las que has escrito',
      document: 'La letra no corresponde a ese número: compáralo con tu documento, cifra a cifra',
      lenders: 'Para enviar la solicitud, marca que podemos comparar tus respuestas con lo que piden las entidades',
    });
  });

  it('of a person who is too young are neither sent nor saved (R29)', async () => {
    const answer = await refusal({ 'birthDate-year': String(new Date().getFullYear() - 10) });
    expect(answer.isUnderAge).toBe(true);
    expect(errorsOf(answer).birthDate).toContain('18 años');
    expect(sendApplication).not.toHaveBeenCalled();
  });

  it('get the same messages if the CMS refuses them', async () => {
    cmsAnswers({ outcome: 'refused', problems: [{ field: 'document', code: 'other-birth-date' }] });
    const answer = await refusal({ ...asking, document: '12345678-z' });
    expect(errorsOf(answer)).toEqual({
      document: 'La fecha de nacimiento no coincide con la del documento: revisa las dos',
    });
    expect(answer.values.document).toBe('12345678Z');
  });

  it('with a problem that no field can mend ask for a new page', async () => {
    cmsAnswers({ outcome: 'refused', problems: [{ field: 'key', code: 'invalid' }] });
    expect(await refusal()).toMatchObject({ outcome: 'outdated', values: written });
  });
});

describe('an application that is not stored', () => {
  it('sends document and account of a form that asks for them, and of no other (R21)', async () => {
    const identity = { document: '12345678-z', account: 'es9121000418450200051332' };
    await send(identity);
    expect(message()).toMatchObject({ isIdentityAsked: false });
    for (const name of Object.keys(identity)) expect(message().answers).not.toHaveProperty(name);
    await send({ ...identity, [fieldNames.identityAsked]: '1' });
    expect(message()).toMatchObject({
      isIdentityAsked: true,
      answers: { document: '12345678Z', account: 'ES91 2100 0418 4502 0005 1332' },
    });
  });

  it('gets a new key if its key was used for other answers', async () => {
    cmsAnswers({ outcome: 'key-reused' });
    const answer = await refusal();
    expect(answer).toMatchObject({ outcome: 'refused', errors: [], values: written });
    expect(answer.title).toContain('ya se envió con otras respuestas');
    expect(answer.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.key).not.toBe(key);
  });

  it('gets a challenge, with the ticket and the message for visitors without scripts', async () => {
    const challenge = { challenge: { parameters: {} }, wait: 'ticket', waitSeconds: 20 };
    cmsAnswers({ outcome: 'challenge', ...challenge });
    const answer = await refusal();
    expect(answer).toMatchObject({ outcome: 'challenge', challenge, proof: 'ticket', key, values: written });
    expect(answer.text).toContain('Dentro de 20 segundos');
    await send({ [fieldNames.proof]: 'ticket' });
    expect(message()).toMatchObject({ proof: 'ticket', key });
  });

  it('sends an unused proof again with the next attempt', async () => {
    cmsAnswers({ outcome: 'key-reused' });
    expect(await refusal({ [fieldNames.proof]: 'solved' })).toMatchObject({ proof: 'solved' });
  });

  it('states the waiting time after too many forms', async () => {
    cmsAnswers({ outcome: 'limited', retryAfterSeconds: 661 });
    const answer = await refusal();
    expect(answer).toMatchObject({ outcome: 'refused', errors: [], key, values: written });
    expect(answer.text).toContain('espera 12 minutos');
  });

  it('keeps its key while the CMS is down, and the log contains none of its answers (R28)', async () => {
    const log = catchLog();
    cmsAnswers({ outcome: 'away', reason: 'The CMS answered 503' });
    const answer = await refusal();
    expect(answer).toMatchObject({ outcome: 'refused', key, values: written, consents: ['terms', 'lenders'] });
    expect(answer.title).toBe('Ahora no podemos guardar tu solicitud');
    site.isAway = true;
    expect(await refusal()).toMatchObject({ outcome: 'refused', key, values: typed, title: answer.title });
    const lines = JSON.stringify(log);
    vi.mocked(process.stdout.write).mockRestore();
    expect(lines).toContain('The CMS answered 503');
    for (const value of Object.values(typed).filter((text) => text.length > 3)) expect(lines).not.toContain(value);
    expect(lines).not.toContain('192.0.2.1');
  });
});

describe('a form of an older page', () => {
  it.each([
    ['other messages of the consents', { [fieldNames.consentVersion]: '000000000000' }],
    ['no key', { [fieldNames.key]: '' }],
    ['the placeholder of a key', { [fieldNames.key]: keyPlaceholder }],
    ['another form', { [fieldNames.form]: 'reg3' }],
  ])('with %s stores nothing, loses nothing and can be sent again', async (_, changed) => {
    const answer = await refusal(changed);
    expect(sendApplication).not.toHaveBeenCalled();
    expect(answer).toMatchObject({ outcome: 'outdated', values: typed, consents: [] });
    expect(await send({ [fieldNames.key]: answer.key })).toMatchObject({ outcome: 'stored' });
  });

  it('ignores an unknown arm and an unknown version', async () => {
    await send({ [fieldNames.arm]: '0298.1-B', [fieldNames.version]: '2' });
    expect(message()).toMatchObject({ arm: null, version: null });
  });
});
