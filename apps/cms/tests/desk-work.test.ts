import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PersonalType, uidOf } from '../src/content/content-types';
import { Suppressions } from '../src/delivery/mail/suppressions';
import { forgetFiltersOfFormerStaff } from '../src/leads/desk/saved-filters';
import type { DeskApplication, DeskPage } from '../src/leads/desk/wire';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { deliveryEnvironment, publishDelivery, queueDelivery, startLender } from './support/lender-server';
import { changesOf, personalData } from './support/personal-rows';
import { type RunningCms, startCms } from './support/start-cms';
import { storeApplication } from './support/stored-applications';

const WAIT = { timeout: 20_000, interval: 50 };

let cms: RunningCms;
let lender: Awaited<ReturnType<typeof startLender>>;
let administrator: AdminCall;
let manager: AdminCall;
let colleague: AdminCall;
let mexican: AdminCall;
beforeAll(async () => {
  cms = await startCms({ environment: deliveryEnvironment });
  lender = await startLender();
  await publishDelivery(cms.strapi, 1, lender.url);
  administrator = await signInAsAdministrator(cms.url);
  manager = await signInWithRole(cms.strapi, cms.url, 'lead-manager-es');
  mexican = await signInWithRole(cms.strapi, cms.url, 'lead-manager-mx');
  colleague = await signInWithRole(cms.strapi, cms.url, 'lead-manager-es', 'colega@example.com');
});
afterAll(async () => {
  await cms?.stop();
  await lender?.close();
});

const table = (type: PersonalType) => cms.strapi.db.query(uidOf(type));
const open = async (id: number, call = manager) =>
  (await call('GET', `/desk/applications/${id}`)).body as unknown as DeskApplication;
const idsOf = async (filters: object, call = manager) => {
  const { status, body } = await call('POST', '/desk/applications/search', filters);
  expect([status, JSON.stringify(body)]).toEqual([200, expect.any(String)]);
  return (body as unknown as DeskPage).rows.map(({ id }) => id);
};
const outcomeOf = ({ status, body }: Awaited<ReturnType<AdminCall>>) => [status, body.error?.message];
const reasonsOf = async (id: number) => (await changesOf(cms.strapi, id)).map(({ reason }) => reason);
const userOf = (email: string): Promise<{ id: number }> =>
  cms.strapi.db.query('admin::user').findOne({ where: { email } });

describe('desk: notes', () => {
  const write = (id: number, text: string, call = manager) => call('POST', `/desk/applications/${id}/notes`, { text });

  test('are stored encrypted, and read by every lead manager of the country', async () => {
    const id = await storeApplication(cms.strapi);
    expect((await write(id, '  Prefiere la tarde.\n<b>Ojo</b>  ')).status).toBe(200);
    const [row] = await table('application-note').findMany({ where: { applicationId: id } });
    expect(JSON.stringify(row)).not.toContain('Prefiere');
    const note = { author: 'lead-manager-es', text: 'Prefiere la tarde.\n<b>Ojo</b>' };
    expect((await open(id)).notes).toMatchObject([{ ...note, isOwn: true }]);
    expect((await open(id, colleague)).notes).toMatchObject([{ ...note, isOwn: false }]);
    const csv = await colleague('POST', '/desk/exports', { filters: {}, purpose: 'Informe mensual de prueba' });
    expect(JSON.stringify(csv)).not.toContain('Prefiere');
  });

  test('are deleted by their author only, which the history says', async () => {
    const id = await storeApplication(cms.strapi);
    await write(id, 'Una nota');
    const [note] = (await open(id)).notes;
    const remove = (call: AdminCall) => call('DELETE', `/desk/applications/${id}/notes/${note?.id}`);
    expect(outcomeOf(await remove(colleague))).toEqual([404, expect.stringContaining('solo quien la escribió')]);
    expect((await remove(mexican)).status).toBe(404);
    expect((await open(id)).notes).toHaveLength(1);
    expect((await remove(manager)).status).toBe(200);
    expect((await remove(manager)).status).toBe(404);
    expect((await open(id)).notes).toEqual([]);
    expect(await reasonsOf(id)).toEqual(['Nota borrada por su autor']);
  });

  test('are refused if they are empty, too long or about an application that is blocked or of another country', async () => {
    const id = await storeApplication(cms.strapi);
    for (const text of ['', '   ', 'x'.repeat(2001), 'a\u0000b']) expect((await write(id, text)).status).toBe(422);
    expect((await write(id, 'x'.repeat(2000))).status).toBe(200);
    expect((await write(id, 'Hola', mexican)).status).toBe(404);
    const blocked = await storeApplication(cms.strapi, { row: { isBlocked: true } });
    expect(outcomeOf(await write(blocked, 'Hola'))).toEqual([409, expect.stringContaining('bloqueada')]);
    expect(await table('application-note').count({ where: { applicationId: blocked } })).toBe(0);
  });
});

describe('desk: the assignee', () => {
  const assign = (id: number, assigneeId: number | null, expected: number | null, call = manager) =>
    call('POST', `/desk/applications/${id}/assignee`, { assigneeId, expected });

  test('is a lead manager of the country, and is in the list, its filters and the history', async () => {
    const id = await storeApplication(cms.strapi);
    const { assignee, managers, readerId } = await open(id);
    expect(assignee).toBeNull();
    expect(managers.map(({ name }) => name)).toEqual(['lead-manager-es', 'lead-manager-es']);
    expect(await idsOf({ assignee: 'none' })).toContain(id);
    expect((await assign(id, readerId, null)).status).toBe(200);
    expect(await open(id)).toMatchObject({
      assignee: { id: readerId, name: 'lead-manager-es', isManager: true },
      history: [{ source: 'lead_manager', actor: 'lead-manager-es', assigneeName: 'lead-manager-es' }],
    });
    expect(await idsOf({ assignee: 'me' })).toEqual([id]);
    expect(await idsOf({ assignee: 'me' }, colleague)).toEqual([]);
    expect(await idsOf({ assignee: 'none' })).not.toContain(id);
    const stranger = await userOf('lead-manager-mx@example.com');
    expect(outcomeOf(await assign(id, stranger.id, readerId))).toEqual([422, expect.stringContaining('ya no es')]);
    expect((await assign(id, stranger.id, readerId, mexican)).status).toBe(404);
    expect((await assign(id, null, readerId)).status).toBe(200);
    expect((await open(id)).assignee).toBeNull();
    expect(await reasonsOf(id)).toEqual(['Asignada', 'Sin asignar']);
  });

  test('is one of two who take it at once; the other one reads who has it', async () => {
    const id = await storeApplication(cms.strapi);
    const [one, two] = [(await open(id)).readerId, (await open(id, colleague)).readerId];
    const answers = await Promise.all([assign(id, one, null), assign(id, two, null, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error?.message).toBe('Mientras tanto la ha cogido lead-manager-es.');
    expect(await changesOf(cms.strapi, id)).toHaveLength(1);
    const { assignee } = await open(id);
    // The same again changes nothing, as from a second window.
    const winner = assignee?.id === one ? manager : colleague;
    expect((await assign(id, assignee?.id ?? 0, null, winner)).status).toBe(200);
    expect(await changesOf(cms.strapi, id)).toHaveLength(1);
  });

  test('counts as nobody once the person has the role no more', async () => {
    const leaver = await signInWithRole(cms.strapi, cms.url, 'lead-manager-es', 'se-va@example.com');
    const id = await storeApplication(cms.strapi);
    const { readerId } = await open(id, leaver);
    await assign(id, readerId, null);
    await cms.strapi.service('admin::user').updateById(readerId, { isActive: false });
    expect((await open(id)).assignee).toMatchObject({ id: readerId, name: 'lead-manager-es', isManager: false });
    expect((await open(id)).managers.map((each) => each.id)).not.toContain(readerId);
    expect(await idsOf({ assignee: 'none' })).toContain(id);
    await cms.strapi.service('admin::user').deleteById(readerId);
    expect((await open(id)).assignee).toEqual({ id: readerId, name: null, isManager: false });
    expect(await idsOf({ assignee: 'none' })).toContain(id);
    expect((await assign(id, (await open(id)).readerId, readerId)).status).toBe(200);
  });
});

describe('desk: saved filters', () => {
  const list = async (call = manager) =>
    (await call('GET', '/desk/filters')).body.filters as { id: number; name: string }[];
  const save = (name: string, filters: object, call = manager) => call('POST', '/desk/filters', { name, filters });

  test('belong to the person who saved them, with another name each', async () => {
    const filters = { status: 'under_review', assignee: 'me', from: '2026-03-01' };
    expect((await save(' Mías en estudio ', filters)).status).toBe(200);
    expect(await list()).toEqual([{ id: expect.any(Number), name: 'Mías en estudio', filters }]);
    expect(await list(colleague)).toEqual([]);
    expect(outcomeOf(await save('mías en ESTUDIO', { form: 'reg' }))).toEqual([
      409,
      expect.stringContaining('Elige otro'),
    ]);
    const id = (await list())[0]?.id;
    expect((await colleague('PUT', `/desk/filters/${id}`, { name: 'Ajenos' })).status).toBe(404);
    expect((await colleague('DELETE', `/desk/filters/${id}`)).status).toBe(404);
    expect((await manager('PUT', `/desk/filters/${id}`, { name: 'En estudio' })).status).toBe(200);
    expect((await list())[0]?.name).toBe('En estudio');
    expect((await manager('DELETE', `/desk/filters/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('hold no search text, which is personal (R28), and are refused without a filter or a name', async () => {
    for (const [name, filters] of [
      ['Ana', { status: 'approved', search: '612345678' }],
      ['Nada', {}],
      ['Mal', { status: 'lost' }],
      ['', { status: 'approved' }],
      ['x'.repeat(61), { status: 'approved' }],
    ] as const) {
      const { status, body } = await save(name, filters);
      expect([status, body.error?.message]).toEqual([422, expect.stringMatching(/^Revisa lo que has enviado/)]);
      expect(body.error?.message).not.toContain('612345678');
    }
    expect(await list()).toEqual([]);
  });

  test('are twenty at most, also if many are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => save(`Filtro ${index}`, { status: 'approved' }, colleague)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 200)?.body.error?.message).toContain('20 filtros guardados');
    const kept = await list(colleague);
    expect(new Set(kept.map(({ name }) => name)).size).toBe(20);
    await table('desk-filter').updateMany({ where: { id: kept[0]?.id }, data: { adminId: 999_999 } });
    expect(await forgetFiltersOfFormerStaff(cms.strapi)).toBe(1);
    expect(await list(colleague)).toHaveLength(19);
  });
});

describe('desk: a failed mail', () => {
  const at = new Date();
  let mails = 0;
  async function failedMail(applicationId: number, changes: object = {}): Promise<number> {
    mails += 1;
    const { id } = await table('mail').create({
      data: {
        ...{ applicationId, site: 'es-ES', messageId: `<failed-${mails}@example.com>`, template: 'status-changed' },
        ...{ addressHash: 'x', content: null, state: 'given_up', attempts: 3, lastError: 'not sent in time' },
        ...{ queuedAt: at, dueAt: at, finishedAt: at, ...changes },
      },
    });
    return id;
  }
  const application = (email: string, row: object = {}) =>
    storeApplication(cms.strapi, { email, row: { statusChangedAt: at, ...row } });
  const resend = (id: number, mailId: number, call = manager) =>
    call('POST', `/desk/applications/${id}/mails/${mailId}/resend`, {});

  test('is sent again once, and the timeline has both and who asked', async () => {
    const id = await application('reenvio@example.com');
    const mailId = await failedMail(id);
    expect((await resend(id, mailId, mexican)).status).toBe(404);
    const answers = await Promise.all([resend(id, mailId), resend(id, mailId, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await resend(id, mailId)).body.error?.message).toContain('ya se ha enviado de nuevo');
    await expect
      .poll(
        async () => (await open(id)).mails.map(({ template, state, isResent }) => [template, state, isResent]),
        WAIT,
      )
      .toEqual([
        ['status-changed', 'given_up', true],
        ['status-changed', 'sent', false],
      ]);
    expect(await reasonsOf(id)).toEqual(['Correo enviado de nuevo']);
    expect(JSON.stringify((await open(id)).mails)).not.toContain('reenvio@');
  });

  test('is refused with the reason, and nothing is written', async () => {
    const id = await application('rechazo@example.com');
    const cases: [object, RegExp][] = [
      [{ state: 'sent' }, /ya se envió/],
      [{ state: 'waiting', dueAt: new Date(at.getTime() + 86_400_000) }, /está en cola/],
      [{ template: 'application-approved' }, /ya no es así/],
      [{ queuedAt: new Date(at.getTime() - 60_000) }, /ya no es así/],
      [{ template: 'offers-that-fit' }, /ya no es así/],
    ];
    for (const [changes, message] of cases) {
      const mailId = await failedMail(id, changes);
      expect(outcomeOf(await resend(id, mailId))).toEqual([409, expect.stringMatching(message)]);
    }
    const offered = await application('sin-permiso@example.com', { status: 'offers_shown' });
    const advertising = await failedMail(offered, { template: 'offers-that-fit' });
    expect(outcomeOf(await resend(offered, advertising))).toEqual([409, expect.stringContaining('consentimiento')]);
    const dead = await application('muerta@example.com');
    const mailId = await failedMail(dead);
    await new Suppressions(cms.strapi).add(
      personalData.lookupHash('email', 'muerta@example.com'),
      'SMTP 550 5.1.1',
      at,
    );
    expect(outcomeOf(await resend(dead, mailId))).toEqual([409, expect.stringContaining('no existe')]);
    const blocked = await application('bloqueada@example.com', { isBlocked: true });
    expect((await resend(blocked, await failedMail(blocked))).status).toBe(409);
    expect((await resend(id, await failedMail(blocked))).status).toBe(404);
    for (const each of [id, offered, dead, blocked]) expect(await reasonsOf(each)).toEqual([]);
    expect(await table('mail').count({ where: { resendOf: { $notNull: true } } })).toBe(1);
  });
});

describe('desk: a failed delivery', () => {
  const longAgo = new Date(Date.now() - 5 * 86_400_000);
  async function failedDelivery(offerId = 1) {
    const { key, applicationId } = await queueDelivery(cms.strapi, { offerId, at: new Date(Date.now() + 3_600_000) });
    const data = { state: 'given_up', attempts: 4, queuedAt: longAgo, finishedAt: longAgo, lastError: 'NOT_IN_TIME' };
    await table('delivery').updateMany({ where: { idempotencyKey: key }, data });
    const { id } = await table('delivery').findOne({ where: { idempotencyKey: key } });
    return { key, applicationId, id: Number(id) };
  }
  const resend = (applicationId: number, id: number, call = manager) =>
    call('POST', `/desk/applications/${applicationId}/deliveries/${id}/resend`, {});

  test('is sent again once with its key, after its time too', async () => {
    const { key, applicationId, id } = await failedDelivery();
    expect((await resend(applicationId, id, mexican)).status).toBe(404);
    const answers = await Promise.all([resend(applicationId, id), resend(applicationId, id, administrator)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect.poll(async () => (await open(applicationId)).deliveries[0]?.state, WAIT).toBe('accepted');
    expect(lender.stored.filter((each) => each === key)).toHaveLength(1);
    expect(outcomeOf(await resend(applicationId, id))).toEqual([409, 'La entidad ya lo ha recibido.']);
    expect(await reasonsOf(applicationId)).toEqual(['Envío repetido: lender-1']);
  });

  test('is refused after a withdrawn consent, in a finished application and without an address', async () => {
    const without = await failedDelivery(99);
    expect(outcomeOf(await resend(without.applicationId, without.id))).toEqual([
      409,
      expect.stringContaining('Pide a un editor'),
    ]);
    const { applicationId, id } = await failedDelivery();
    await table('application').updateMany({ where: { id: applicationId }, data: { status: 'signed' } });
    expect(outcomeOf(await resend(applicationId, id))).toEqual([409, expect.stringContaining('ya no se envía')]);
    await table('consent-record').updateMany({ where: { applicationId }, data: { revokedAt: new Date() } });
    expect(outcomeOf(await resend(applicationId, id))).toEqual([409, expect.stringContaining('consentimiento')]);
    expect((await open(applicationId)).deliveries[0]?.state).toBe('given_up');
    expect((await resend(without.applicationId, id)).status).toBe(404);
    expect(await reasonsOf(applicationId)).toEqual([]);
  });

  test('that is a notice about an application is sent again too', async () => {
    const { key, applicationId, id } = await failedDelivery();
    await table('delivery').updateMany({ where: { id }, data: { state: 'accepted' } });
    const notice = await table('delivery').create({
      data: {
        ...{ idempotencyKey: `notice-${key.slice(-12)}`, kind: 'withdrawal', deliveredKey: key, applicationId: null },
        ...{ site: 'es-ES', lane: 'entidad', lenderName: 'lender-1', offerId: 1, offerHeader: 'x', parts: [] },
        ...{ state: 'refused', attempts: 1, queuedAt: longAgo, dueAt: longAgo, finishedAt: longAgo },
      },
    });
    await table('application').updateMany({ where: { id: applicationId }, data: { status: 'withdrawn' } });
    expect((await resend(applicationId, notice.id)).status).toBe(200);
    await expect
      .poll(async () => (await table('delivery').findOne({ where: { id: notice.id } })).state, WAIT)
      .not.toBe('waiting');
  });
});

test('desk: writing, assigning and sending again need the permission to change', async () => {
  const role = await cms.strapi.service('admin::role').create({ name: 'Lectora', description: 'x' });
  const permission = { action: 'api::desk.read', subject: null, conditions: [], properties: {} };
  await cms.strapi.service('admin::role').assignPermissions(role.id, [permission]);
  const reader = await signInWithRole(cms.strapi, cms.url, role.code);
  for (const call of [reader, await signInWithRole(cms.strapi, cms.url, 'editor-es')]) {
    for (const [method, path, body] of [
      ['POST', '/desk/applications/1/notes', { text: 'Hola' }],
      ['DELETE', '/desk/applications/1/notes/1'],
      ['POST', '/desk/applications/1/assignee', { assigneeId: null, expected: null }],
      ['POST', '/desk/applications/1/mails/1/resend', {}],
      ['POST', '/desk/applications/1/deliveries/1/resend', {}],
    ] as const) {
      expect((await call(method, path, body)).status, path).toBe(403);
    }
  }
  expect((await reader('GET', '/desk/filters')).status).toBe(200);
});
