import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendUnsubscribe, undoUnsubscribe, unsubscribeByToken } from '@/cms/unsubscribe';
import { undo, unsubscribe, unsubscribeAddress } from '@/features/unsubscribe/actions';
import { readUndoResult } from '@/features/unsubscribe/undo-result';
import { catchLog } from '@/server/testing/catch-log';
import { unanswered } from '@/shell/visitor-form/form-answer';

const { sent } = vi.hoisted(() => ({ sent: { host: 'es.localhost' } }));
vi.mock('@/cms/unsubscribe', () => ({
  sendUnsubscribe: vi.fn(),
  undoUnsubscribe: vi.fn(),
  unsubscribeByToken: vi.fn(),
}));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ host: sent.host, 'x-pf-socket': '192.0.2.1' }) }));
vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES', TRUSTED_PROXIES: 0 }),
}));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

const token = 'T'.repeat(43);
const undoToken = 'U'.repeat(43);

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: 'es-ES', ...fields })) form.set(name, value);
  return form;
}
const send = (fields: Record<string, string>) => unsubscribe(unanswered, formOf(fields));

beforeEach(() => {
  sent.host = 'es.localhost';
  vi.mocked(sendUnsubscribe).mockReset().mockResolvedValue({ outcome: 'accepted', undo: undoToken });
  vi.mocked(unsubscribeByToken).mockReset();
  vi.mocked(undoUnsubscribe).mockReset();
});

describe('R30: unsubscribing by the form', () => {
  it('passes on what was typed, with null for an empty field', async () => {
    await send({ email: ' ana@example.com ', phone: '' });
    expect(sendUnsubscribe).toHaveBeenCalledExactlyOnceWith({
      ...{ locale: 'es-ES', email: 'ana@example.com', phone: null, proof: null },
      ...{ isHoneypotFilled: false, address: '192.0.2.1' },
    });
  });

  it('answers with the way to undo it, and repeats nothing that was typed', async () => {
    const answer = await send({ email: 'ana@example.com' });
    expect(answer).toMatchObject({
      ...{ outcome: 'accepted', title: 'Hecho: no enviaremos publicidad', values: {} },
      link: { href: `/mail/?token=${undoToken}`, label: 'Deshacer la baja' },
    });
    expect(JSON.stringify(answer)).not.toContain('ana@');
  });

  it('shows the errors of the CMS beside their fields and keeps what was typed', async () => {
    const errors = [
      { field: 'email', code: 'invalid' as const },
      { field: 'phone', code: 'invalid' as const },
    ];
    vi.mocked(sendUnsubscribe).mockResolvedValue({ outcome: 'refused', errors });
    const answer = await send({ email: 'ana@', phone: '12' });
    expect(answer.values).toEqual({ email: 'ana@', phone: '12' });
    expect(answer.errors.map(({ message }) => message)).toEqual([
      'Escribe un correo completo, como nombre@ejemplo.es',
      'Escribe un teléfono completo de este país, solo con cifras',
    ]);
  });

  it('asks for one of both if neither was typed', async () => {
    vi.mocked(sendUnsubscribe).mockResolvedValue({ outcome: 'refused', errors: [{ field: 'email', code: 'missing' }] });
    expect((await send({})).errors).toEqual([{ field: 'email', message: 'Escribe un correo o un teléfono' }]);
  });

  it('refuses an address that is too long without asking the CMS', async () => {
    expect((await send({ email: `${'a'.repeat(250)}@example.com` })).errors).toHaveLength(1);
    expect(sendUnsubscribe).not.toHaveBeenCalled();
  });
});

describe('R30: the link of a mail', () => {
  it('unsubscribes and leads to the page that undoes it', async () => {
    vi.mocked(unsubscribeByToken).mockResolvedValue({ outcome: 'done', undo: undoToken });
    sent.host = 'ua.localhost';
    await expect(unsubscribeAddress(formOf({ locale: 'ru-UA', token }))).rejects.toThrow(
      `to /ru/mail/?token=${undoToken}`,
    );
    expect(unsubscribeByToken).toHaveBeenCalledExactlyOnceWith('link', 'ru-UA', token);
  });

  it.each(['unknown', 'expired'] as const)('leads back to its page, which states it, if it is %s', async (outcome) => {
    vi.mocked(unsubscribeByToken).mockResolvedValue({ outcome });
    await expect(unsubscribeAddress(formOf({ token }))).rejects.toThrow(`to /mail/?token=${token}`);
  });

  it('can be tried again while the CMS is away, and the log has no token', async () => {
    const log = catchLog();
    vi.mocked(unsubscribeByToken).mockResolvedValue({ outcome: 'away', reason: 'x' });
    await expect(unsubscribeAddress(formOf({ token }))).rejects.toThrow(`to /mail/?token=${token}&result=away`);
    expect(JSON.stringify(log)).not.toContain(token);
  });

  it('is not acted on with a token of another form', async () => {
    await expect(unsubscribeAddress(formOf({ token: 'x' }))).rejects.toThrow('not found');
    expect(unsubscribeByToken).not.toHaveBeenCalled();
  });
});

describe('undoing', () => {
  it.each(['undone', 'used'] as const)('states the outcome %s at an address without the token', async (outcome) => {
    vi.mocked(undoUnsubscribe).mockResolvedValue({ outcome });
    await expect(undo(formOf({ token }))).rejects.toThrow(`to /unsubscribe/?result=${outcome}`);
    expect(readUndoResult({ result: outcome })).toBe(outcome);
  });

  it('leads back to its page after its time', async () => {
    vi.mocked(undoUnsubscribe).mockResolvedValue({ outcome: 'expired' });
    await expect(undo(formOf({ token }))).rejects.toThrow(`to /mail/?token=${token}`);
  });

  it('has no outcome that it does not know', () => {
    expect(readUndoResult({ result: 'paid' })).toBeUndefined();
  });
});
