import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentReview } from '@/cms/send-review';
import { reportComment, sendComment } from '@/features/comments/actions';
import { catchLog } from '@/server/testing/catch-log';
import { type FormAnswer, honeypotName, unanswered } from '@/shell/visitor-form/form-answer';

const { sent, sendReview, readToken } = vi.hoisted(() => ({
  sent: { headers: new Headers() },
  sendReview: vi.fn(),
  readToken: vi.fn(),
}));
vi.mock('next/headers', () => ({ headers: async () => sent.headers }));
vi.mock('@/cms/send-review', () => ({ sendReview }));
vi.mock('@/shell/application/application-token', () => ({ readApplicationToken: readToken }));
vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES', TRUSTED_PROXIES: 0 }),
}));

const token = 'T'.repeat(43);
const filled = {
  locale: 'es-ES',
  subjectType: 'article',
  subjectId: 'k3j9x0',
  [honeypotName]: '',
  parentId: '',
  name: ' Lucía ',
  email: 'lucia@example.com',
  text: '¿Cuánto tarda en borrarse?\r\nGracias.',
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const send = (changed: Record<string, string> = {}, before: FormAnswer = unanswered) =>
  sendComment(before, formOf({ ...filled, ...changed }));
const cmsAnswers = (answer: SentReview) => sendReview.mockResolvedValue(answer);
const errorsOf = ({ errors }: FormAnswer) => Object.fromEntries(errors.map(({ field, message }) => [field, message]));

beforeEach(() => {
  sent.headers = new Headers({ host: 'es.localhost', 'x-pf-socket': '192.0.2.1' });
  sendReview.mockReset();
  readToken.mockReset().mockResolvedValue(token);
  cmsAnswers({ outcome: 'accepted' });
});

describe('sending a comment', () => {
  it('passes it on with the visitor’s address, without a title from the form', async () => {
    const answer = await send();
    expect(sendReview).toHaveBeenCalledExactlyOnceWith('/api/comments', {
      locale: 'es-ES',
      subjectType: 'article',
      subjectId: 'k3j9x0',
      subjectTitle: '',
      name: 'Lucía',
      email: 'lucia@example.com',
      text: '¿Cuánto tarda en borrarse?\nGracias.',
      rating: null,
      parentId: null,
      applicationToken: null,
      proof: null,
      isHoneypotFilled: false,
      address: '192.0.2.1',
    });
    expect(answer).toMatchObject({ outcome: 'accepted', title: 'Recibido', values: {}, errors: [] });
    expect(answer.text).toBe('Lo leeremos antes de publicarlo. Si no lo publicamos, te diremos por qué por correo.');
  });

  it('accepts a comment without an e-mail, with stars, as an answer to another comment', async () => {
    const answer = await send({ email: ' ', rating: '4', parentId: 'c3' });
    expect(answer.text).toBe('Lo leeremos antes de publicarlo.');
    expect(sendReview.mock.calls[0]?.[1]).toMatchObject({ email: null, rating: 4, parentId: 'c3' });
  });

  it('is asked for a proof if its honeypot is filled in, and nothing is dropped (R34)', async () => {
    sendReview.mockResolvedValueOnce({ outcome: 'challenge', challenge: {}, wait: 'wait.ticket', waitSeconds: 30 });
    const answer = await send({ [honeypotName]: 'https://spam.test' });
    expect(sendReview).toHaveBeenCalledExactlyOnceWith(
      '/api/comments',
      expect.objectContaining({ isHoneypotFilled: true }),
    );
    expect(answer).toMatchObject({ outcome: 'challenge', proof: 'wait.ticket', values: { name: ' Lucía ' } });
  });

  it('returns invalid fields with their values and an error message for each', async () => {
    const answer = await send({ name: '', email: 'lucia', text: 'Hola' });
    expect(sendReview).not.toHaveBeenCalled();
    expect(answer).toMatchObject({
      outcome: 'refused',
      title: 'Hay algo que corregir',
      values: { name: '', email: 'lucia', text: 'Hola' },
    });
    expect(errorsOf(answer)).toEqual({
      name: 'Escribe un nombre',
      email: 'Revisa el correo, por ejemplo nombre@dominio.es, o déjalo vacío',
      text: 'Cuenta algo más: hacen falta 10 caracteres',
    });
  });

  it('counts a line break as one character and writes limits in the format of the site', async () => {
    expect((await send({ text: `${'x'.repeat(1_998)}\r\nx` })).outcome).toBe('accepted');
    expect(errorsOf(await send({ text: 'x'.repeat(2_001) }))).toEqual({
      text: 'Acorta el comentario: caben 2\u00a0000 caracteres',
    });
  });

  it('shows the errors that the CMS returns like its own', async () => {
    cmsAnswers({ outcome: 'refused', errors: [{ field: 'text', code: 'links' }] });
    const answer = await send();
    expect(errorsOf(answer)).toEqual({ text: 'Deja un enlace como máximo' });
    expect(answer.values.email).toBe('lucia@example.com');
  });

  it('returns the waiting time and the typed values after too many comments', async () => {
    cmsAnswers({ outcome: 'limited', retryAfterSeconds: 661 });
    const answer = await send();
    expect(answer).toMatchObject({ outcome: 'refused', title: 'Has enviado varios seguidos', errors: [] });
    expect(answer.text).toContain('espera 12 minutos');
    expect(answer.values.text).toContain('¿Cuánto tarda');
  });

  it('returns a message and the typed values while the CMS is away, and logs none of them (R28)', async () => {
    const log = catchLog();
    cmsAnswers({ outcome: 'away', reason: 'The CMS answered 503' });
    const answer = await send();
    expect(answer).toMatchObject({ outcome: 'refused', title: 'Ahora no podemos guardarlo' });
    expect(answer.values).toMatchObject({ name: ' Lucía ', email: 'lucia@example.com' });
    const lines = JSON.stringify(log);
    vi.mocked(process.stdout.write).mockRestore();
    expect(lines).toContain('The CMS answered 503');
    expect(lines).not.toMatch(/lucia|Lucía|192\.0\.2\.1|tarda/);

    cmsAnswers({ outcome: 'accepted' });
    expect((await send({}, answer)).outcome).toBe('accepted');
  });

  it('returns a challenge with the ticket and the message for visitors without scripts, and the typed values', async () => {
    const challenge = { challenge: { parameters: {} }, wait: 'ticket', waitSeconds: 30 };
    cmsAnswers({ outcome: 'challenge', ...challenge });
    const answer = await send();
    expect(answer).toMatchObject({ outcome: 'challenge', challenge, proof: 'ticket', errors: [] });
    expect(answer.text).toContain('Dentro de 30');
    expect(answer.challenge?.messages.working.title).toBe('Estamos comprobando que no eres un programa');
    expect(answer.values.text).toContain('¿Cuánto tarda');
  });

  it('passes the proof on, and keeps it in a refused form', async () => {
    cmsAnswers({ outcome: 'refused', errors: [{ field: 'text', code: 'links' }] });
    expect((await send({ proof: 'ticket' })).proof).toBe('ticket');
    expect(sendReview.mock.calls[0]?.[1]).toMatchObject({ proof: 'ticket' });
  });

  it('reports that the subject no longer exists', async () => {
    cmsAnswers({ outcome: 'unknown-subject' });
    expect(await send()).toMatchObject({ outcome: 'refused', title: 'No hemos podido guardarlo', errors: [] });
  });

  it('refuses a hidden field with an invalid value', async () => {
    expect(await send({ subjectType: 'bank' })).toMatchObject({ title: 'No hemos podido guardarlo' });
    expect(sendReview).not.toHaveBeenCalled();
  });

  it('counts the answers, so that a repeated answer takes the focus again', async () => {
    const first = await send({ name: '' });
    expect((await send({ name: '' }, first)).attempt).toBe(first.attempt + 1);
  });
});

describe('asking for the mark «verificada» (R10)', () => {
  const ticked = { subjectType: 'lender', verify: 'yes', email: '' };
  const sentToken = () => sendReview.mock.calls[0]?.[1].applicationToken;

  it('passes the token of the application on, and says that the review will carry the mark', async () => {
    cmsAnswers({ outcome: 'accepted', isVerified: true });
    const { text } = await send(ticked);
    expect(sentToken()).toBe(token);
    expect(text).toBe('Lo leeremos antes de publicarlo. Si la publicamos, llevará la marca «verificada».');
  });

  it.each([
    ['the lender has not decided on such an application', token, { isVerified: false }],
    ['the browser has no application', undefined, {}],
    ['the CMS is older and does not look', token, {}],
  ])('says that the review is not verified, and why, where %s', async (_, kept, looked) => {
    readToken.mockResolvedValue(kept);
    cmsAnswers({ outcome: 'accepted', ...looked });
    const answer = await send(ticked);
    expect(sentToken()).toBe(kept ?? null);
    expect(answer).toMatchObject({ outcome: 'accepted', title: 'Recibido' });
    expect(answer.text).toContain('dirá «no verificada»: no hemos encontrado una solicitud de este navegador');
  });

  it.each([
    ['without a tick', { verify: '' }],
    ['with another value', { verify: 'on' }],
    ['on an article', { subjectType: 'article' }],
    ['on the home page', { subjectType: 'home', subjectId: 'home' }],
  ])('does not read the cookie and says nothing of the mark %s', async (_, changed) => {
    const { text } = await send({ ...ticked, ...changed });
    expect(readToken).not.toHaveBeenCalled();
    expect(sentToken()).toBeNull();
    expect(text).toBe('Lo leeremos antes de publicarlo.');
  });

  it('keeps the tick in a refused form, and never shows or logs the token (R28)', async () => {
    const log = catchLog();
    cmsAnswers({ outcome: 'away', reason: 'The CMS answered 503' });
    const answer = await send(ticked);
    const lines = JSON.stringify(log);
    vi.mocked(process.stdout.write).mockRestore();
    expect(answer.values.verify).toBe('yes');
    expect(JSON.stringify(answer) + lines).not.toContain(token);
  });
});

describe('the site of a form', () => {
  it('is a site of the requested country, and the answer is in its language', async () => {
    sent.headers = new Headers({ host: 'ua.localhost' });
    expect(errorsOf(await send({ locale: 'ru-UA', name: '' }))).toEqual({ name: 'Напишите имя' });
    await send({ locale: 'ru-UA' });
    expect(sendReview.mock.calls[0]?.[1]).toMatchObject({ locale: 'ru-UA' });
  });

  it('is never a site of another country', async () => {
    await send({ locale: 'pl-PL' });
    expect(sendReview.mock.calls[0]?.[1]).toMatchObject({ locale: 'es-ES' });
  });
});

describe('reporting a comment (R10)', () => {
  const report = (changed: Record<string, string> = {}) =>
    reportComment(unanswered, formOf({ locale: 'es-ES', commentId: 'c2', reason: 'false', text: '', ...changed }));

  it('sends the reason and the optional text', async () => {
    expect(await report()).toMatchObject({ outcome: 'accepted', title: 'Denuncia recibida' });
    expect(sendReview).toHaveBeenCalledExactlyOnceWith('/api/comment-reports', {
      locale: 'es-ES',
      commentId: 'c2',
      reason: 'false',
      text: null,
      proof: null,
      isHoneypotFilled: false,
      address: '192.0.2.1',
    });
  });

  it('returns an error without a reason', async () => {
    const answer = await report({ reason: '', text: 'No es verdad' });
    expect(errorsOf(answer)).toEqual({ reason: 'Elige un motivo' });
    expect(answer.values.text).toBe('No es verdad');
  });
});
