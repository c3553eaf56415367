/**
 * Somebody who joins the affiliate programme of Spain.
 * - `requestToJoin(page, email)`: the request, confirmed by the link of its mail.
 * - `approvedAffiliate(page, session, terms)`: an affiliate whom a manager has approved.
 */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { callAdmin } from './admin-people.ts';
import { linkIn, mailTo } from './mails.ts';
import { urlOf } from './product.ts';

export const newAffiliateAddress = () => `afiliado-${randomUUID().slice(0, 12)}@example.com`;

/** The name of the affiliate with an address of {@link newAffiliateAddress}: no other has it, also in tests that run beside this one. */
export const affiliateName = (email: string) => `Ahorro ${email.replace(/^afiliado-|@.*$/g, '')}`;

export async function fillInRequest(page: Page, email: string): Promise<void> {
  await page.goto(urlOf('es-ES', '/programa-de-afiliados/'));
  await page.getByLabel('Nombre o empresa').fill(affiliateName(email));
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Web o canal').fill('ahorro-de-prueba.example');
  await page.getByLabel('Modelo que prefieres').selectOption('cpl');
  await page.getByLabel('Cómo quieres cobrar').selectOption('paypal');
  await page.getByLabel('¿Cómo traerás visitas?').fill('Un blog sobre ahorro con visitas de buscadores.');
  await page.getByRole('checkbox', { name: 'He leído' }).check();
}

export const sendRequest = (page: Page) => page.getByRole('button', { name: 'Enviar la petición' }).click();

/** A confirmed request; ends on the page that says so. */
export async function requestToJoin(page: Page, email: string): Promise<void> {
  await fillInRequest(page, email);
  await sendRequest(page);
  await expect(page.getByText('Petición recibida')).toBeVisible();
  await page.goto(linkIn(await mailTo(email, 'Confirma tu petición de afiliado')));
  // A mail program that opens the link confirms nothing yet.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirma tu dirección');
  await page.getByRole('button', { name: 'Confirmar mi dirección' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dirección confirmada');
}

export interface ApprovedAffiliate {
  id: number;
  email: string;
  code: string;
  /** To its page. */
  link: string;
}

/** An approved affiliate. @param session of a manager @param terms the rate in euros */
export async function approvedAffiliate(
  page: Page,
  session: string,
  terms: { model: 'cpl' | 'cps'; rate: string },
): Promise<ApprovedAffiliate> {
  const email = newAffiliateAddress();
  await requestToJoin(page, email);
  const { id, code } = await affiliateNamed(session, affiliateName(email));
  const approval = { to: 'approved', reason: 'Web revisada', ...terms };
  expect((await callAdmin(session, 'POST', `/affiliates/${id}/decision`, approval)).status).toBe(200);
  return { id, email, code, link: linkIn(await mailTo(email, 'Tu petición de afiliado está aprobada')) };
}

/** An affiliate at the desk. @param session of a manager */
export async function affiliateNamed(session: string, name: string): Promise<{ id: number; code: string }> {
  const { rows } = (await (await callAdmin(session, 'GET', '/affiliates')).json()) as {
    rows: { id: number; code: string; name: string }[];
  };
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`There is no affiliate ${name}`);
  return found;
}
