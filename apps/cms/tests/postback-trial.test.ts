import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NetworkAddresses, PostbackTrial } from '../src/leads/postbacks/trial/wire';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { applicationWithToken, clickId, networks, publishOffer, rowsOf } from './support/click-out';
import { recordLog } from './support/log-lines';
import { createSample } from './support/sample-data';
import { POSTBACK_URL_SECRET, type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
let manager: AdminCall;
beforeAll(async () => {
  cms = await startCms({ environment: { HOSTS: 'es.example.com=ES', PUBLIC_SCHEME: 'https' } });
  const affise = { ...networks[1], preset: 'affise' };
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks: [networks[0], affise] } });
  await publishOffer(cms.strapi, 1);
  manager = await signInWithRole(cms.strapi, cms.url, 'lead-manager-es');
});
afterAll(() => cms?.stop());

async function tryReport(text: string, call = manager): Promise<PostbackTrial> {
  const { status, body } = await call('POST', '/desk/postbacks', { text });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as PostbackTrial;
}

const address = (query: string, secret = POSTBACK_URL_SECRET) =>
  `https://es.example.com/api/postback?network=prueba&secret=${secret}&${query}`;

/** Everything that a report may change. */
const stored = async (click: string) =>
  JSON.stringify([
    await rowsOf(cms.strapi, 'click', { clickId: click }),
    await rowsOf(cms.strapi, 'postback'),
    await rowsOf(cms.strapi, 'application'),
    await rowsOf(cms.strapi, 'application-change'),
    await cms.strapi.db.query('api::mail.mail').findMany({}),
  ]);

async function picked() {
  const { token } = await applicationWithToken(cms.strapi);
  return clickId(cms, 1, { token });
}

describe('a trial of a report', () => {
  test('says what an address would do, and changes nothing', async () => {
    const click = await picked();
    const before = await stored(click);
    const trial = await tryReport(address(`click_id=${click}&status=sale&event_id=7&amount=12,5&currency=EUR`));
    expect(trial.verdict).toBe('La solicitud pasaría a «Dinero entregado».');
    expect(trial.problems).toEqual([]);
    expect(Object.fromEntries(trial.facts)).toMatchObject({
      ...{ Red: 'prueba (prueba)', Estado: 'sale: Dinero entregado', Evento: '7', Secreto: 'Correcto' },
      ...{ Comisión: '12,50\u00a0€', 'Comisión del clic después': '12,50\u00a0€' },
    });
    expect(await stored(click)).toBe(before);
  });

  test('reads the body of a form and a signed report', async () => {
    const click = await picked();
    const form = `network=prueba&secret=${POSTBACK_URL_SECRET}&click_id=${click}&status=test`;
    expect((await tryReport(form)).verdict).toBe('Ese aviso no cambia ningún estado.');
    const json = JSON.stringify({ click_id: click, status: 'approved', payout: { amount: 3, currency: 'EUR' } });
    const trial = await tryReport(json);
    expect(trial.verdict).toBe('La solicitud pasaría a «Aprobada».');
    expect(Object.fromEntries(trial.facts).Firma).toBe('Aquí no se comprueba');
    expect((await tryReport(JSON.stringify({ click_id: click, status: 'chargeback' }))).verdict).toBe(
      'No hay nada que anular.',
    );
  });

  test('names what is wrong, with what to do', async () => {
    const click = await picked();
    const wrong = await tryReport(address(`click_id=${click}&status=nuevo`));
    expect(wrong).toMatchObject({
      verdict: 'Se rechazaría y no cambiaría nada.',
      problems: ['«status»: no está en la tabla de la red: añádelo en «Ajustes del sitio → Redes de afiliación».'],
    });
    expect((await tryReport(address(`click_id=${click}&status=sale&amount=1.234&currency=EUR`))).problems).toEqual([
      '«amount»: puede ser dos importes: pon el signo decimal de la red en los ajustes.',
    ]);
    expect((await tryReport(address(`click_id=${click}&status=sale`, 'x'))).problems).toEqual([
      '«secret»: no es el de esa red.',
    ]);
    expect((await tryReport(`network=otra&secret=x&sub1=${click}&status=1`)).problems[0]).toContain(
      'POSTBACK_URL_SECRETS',
    );
    const { status, body } = await manager('POST', '/desk/postbacks', { text: 'hola' });
    expect([status, body.error?.message]).toEqual([422, expect.stringContaining('Ahí no hay ningún aviso')]);
  });

  test('of a click of another country tells nothing about it', async () => {
    const click = await picked();
    const mexican = await signInWithRole(cms.strapi, cms.url, 'lead-manager-mx');
    const trial = await tryReport(address(`click_id=${click}&status=sale`), mexican);
    expect(trial.problems[0]).toContain('no es un clic de esa red en tus países');
    expect(trial.facts).toEqual([['Secreto', 'Correcto']]);
  });

  test('writes neither secret nor click into the log', async () => {
    const lines = recordLog(cms.strapi);
    const click = await picked();
    await tryReport(address(`click_id=${click}&status=sale`));
    expect(lines.join('\n')).toContain('/desk/postbacks');
    for (const secret of [click, POSTBACK_URL_SECRET]) expect(lines.join('\n')).not.toContain(secret);
  });
});

test('the desk shows the address that each network calls, with the macros of its preset', async () => {
  const administrator = await signInAsAdministrator(cms.url);
  for (const call of [manager, administrator]) {
    const { networks: shown } = (await call('GET', '/desk/postbacks')).body as unknown as NetworkAddresses;
    expect(shown.filter(({ site }) => site === 'es-ES')).toMatchObject([
      {
        ...{ key: 'prueba', hasSecret: true },
        address:
          'https://es.example.com/api/postback?network=prueba&secret=SECRETO&click_id=…&status=…&event_id=…&amount=…&currency=…',
      },
      {
        ...{ key: 'otra', hasSecret: false },
        address:
          'https://es.example.com/api/postback?network=otra&secret=SECRETO&sub1={sub1}&status={status}&transactionid={transactionid}&sum={sum}&currency={currency}',
      },
    ]);
  }
});
