import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentReview } from '@/cms/send-review';
import { reportComment, sendComment } from '@/features/comments/actions';
import { catchLog } from '@/server/testing/catch-log';
import { type FormAnswer, honeypotName, unanswered } from '@/shell/visitor-form/form-answer';

const { sent, sendReview } = vi.hoisted(() => ({ sent: { headers: new Headers() }, sendReview: vi.fn() }));
vi.mock('next/headers', () => ({ headers: async () => sent.headers }));
vi.mock('@/cms/send-review', () => ({ sendReview }));
vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES', TRUSTED_PROXIES: 0 }),
}));

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
  cmsAnswers({ outcome: 'accepted' });
});

describe('a comment', () => {
  it('goes to the moderators, with the visitor’s address and without a title that he could have made up', async () => {
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
      address: '192.0.2.1',
    });
    expect(answer).toMatchObject({ outcome: 'accepted', title: 'Recibido', values: {}, errors: [] });
    expect(answer.text).toContain('Lo leeremos antes de publicarlo');
  });

  it('may go without an e-mail and with stars, and may answer another one', async () => {
    await send({ email: ' ', rating: '4', parentId: 'c3' });
    expect(sendReview.mock.calls[0]?.[1]).toMatchObject({ email: null, rating: 4, parentId: 'c3' });
  });

  it('that a program wrote is answered like any other, and is not sent (R34)', async () => {
    expect(await send({ [honeypotName]: 'https://spam.test' })).toEqual(await send());
    expect(sendReview).toHaveBeenCalledOnce();
  });

  it('comes back with what was typed, and with words that say how to mend it', async () => {
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

  it('counts the end of a line once, as the field does, and writes limits as the site does', async () => {
    expect((await send({ text: `${'x'.repeat(1_998)}\r\nx` })).outcome).toBe('accepted');
    expect(errorsOf(await send({ text: 'x'.repeat(2_001) }))).toEqual({
      text: 'Acorta el comentario: caben 2\u00a0000 caracteres',
    });
  });

  it('that the CMS refuses shows the same kind of errors', async () => {
    cmsAnswers({ outcome: 'refused', errors: [{ field: 'text', code: 'links' }] });
    const answer = await send();
    expect(errorsOf(answer)).toEqual({ text: 'Deja un enlace como máximo' });
    expect(answer.values.email).toBe('lucia@example.com');
  });

  it('after too many says how long to wait, and keeps what was typed', async () => {
    cmsAnswers({ outcome: 'limited', retryAfterSeconds: 661 });
    const answer = await send();
    expect(answer).toMatchObject({ outcome: 'refused', title: 'Has enviado varios seguidos', errors: [] });
    expect(answer.text).toContain('espera 12 minutos');
    expect(answer.values.text).toContain('¿Cuánto tarda');
  });

  it('while the CMS is away says so and keeps what was typed; the log has no word of it (R28)', async () => {
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

  it('about something that is gone says so', async () => {
    cmsAnswers({ outcome: 'unknown-subject' });
    expect(await send()).toMatchObject({ outcome: 'refused', title: 'No hemos podido guardarlo', errors: [] });
  });

  it('with a hidden field that is none of ours is refused', async () => {
    expect(await send({ subjectType: 'bank' })).toMatchObject({ title: 'No hemos podido guardarlo' });
    expect(sendReview).not.toHaveBeenCalled();
  });

  it('counts the answers, so that the same one takes the focus again', async () => {
    const first = await send({ name: '' });
    expect((await send({ name: '' }, first)).attempt).toBe(first.attempt + 1);
  });
});

describe('the site of a form', () => {
  it('is one of the country that was asked, in its own words', async () => {
    sent.headers = new Headers({ host: 'ua.localhost' });
    expect(errorsOf(await send({ locale: 'ru-UA', name: '' }))).toEqual({ name: 'Напишите имя' });
    await send({ locale: 'ru-UA' });
    expect(sendReview.mock.calls[0]?.[1]).toMatchObject({ locale: 'ru-UA' });
  });

  it('is never one of another country', async () => {
    await send({ locale: 'pl-PL' });
    expect(sendReview.mock.calls[0]?.[1]).toMatchObject({ locale: 'es-ES' });
  });
});

describe('a report (R10)', () => {
  const report = (changed: Record<string, string> = {}) =>
    reportComment(unanswered, formOf({ locale: 'es-ES', commentId: 'c2', reason: 'false', text: '', ...changed }));

  it('has a reason, and words if the visitor likes', async () => {
    expect(await report()).toMatchObject({ outcome: 'accepted', title: 'Denuncia recibida' });
    expect(sendReview).toHaveBeenCalledExactlyOnceWith('/api/comment-reports', {
      locale: 'es-ES',
      commentId: 'c2',
      reason: 'false',
      text: null,
      address: '192.0.2.1',
    });
  });

  it('without a reason comes back', async () => {
    const answer = await report({ reason: '', text: 'No es verdad' });
    expect(errorsOf(answer)).toEqual({ reason: 'Elige un motivo' });
    expect(answer.values.text).toBe('No es verdad');
  });
});
