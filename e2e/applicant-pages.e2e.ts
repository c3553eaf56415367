import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Applicant, newApplicant } from './support/applicant.ts';
import { countPolicies } from './support/content-security-policy.ts';
import { type Answer, send } from './support/http.ts';
import { ports } from './support/product.ts';
import { submitApplication } from './support/submit-application.ts';

/** A loan that nobody else asks for, so that no page of its applicants is stored before a test. */
const newLoan = () => ({ amount: randomInt(301, 999), days: randomInt(91, 120) });

async function apply(loan: ReturnType<typeof newLoan>, changes: Partial<Applicant> = {}) {
  const applicant = newApplicant('es-ES', { ...loan, firstName: 'Eufrasia', lastName: 'Zurbaquel', ...changes });
  const token = await submitApplication(applicant);
  const open = (path: string) => send(path, { headers: { cookie: `pf_application=${token}` } });
  return { applicant, token, open };
}

/** Whether a page is a stored one: its policy names hashes, and no nonce of one request. */
const isStored = ({ headers }: Answer) => !String(headers['content-security-policy']).includes('nonce-');

const withdraw = (token: string) =>
  fetch(`http://localhost:${ports.cms}/api/applications/withdraw`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}` },
    body: JSON.stringify({ token }),
  });

test('/offers/: applicants with the same loan and result get the same bytes, and nothing of a person is in them', async () => {
  const loan = newLoan();
  const one = await apply(loan);
  const other = await apply(loan, { firstName: 'Hermógenes', lastName: 'Quintaróz', monthlyIncome: '1.475' });
  const first = await one.open('/offers/');
  expect(isStored(first)).toBe(false);
  const [again, others] = [await other.open('/offers/'), await one.open('/offers/?utm_source=x')];
  expect([again.status, isStored(again), countPolicies(again)]).toEqual([200, true, 1]);
  expect(again.headers['cache-control']).toBe('private, no-store');
  expect(again.headers.etag).toBeUndefined();
  expect(others.body).toBe(again.body);
  expect(again.body).toContain(String(loan.amount));
  for (const { applicant, token } of [one, other]) {
    const { firstName, lastName, phone, email, document, monthlyIncome } = applicant;
    for (const value of [firstName, lastName, phone, email, document, monthlyIncome, token]) {
      expect(again.body.includes(value), `the page holds "${value}"`).toBe(false);
    }
  }
});

test('/offers/: an applicant with another result gets another page than those who share one', async () => {
  const loan = newLoan();
  const [one, other] = [await apply(loan), await apply(loan, { isInDefaultRegister: true })];
  await one.open('/offers/');
  const shared = await one.open('/offers/');
  expect(isStored(shared)).toBe(true);
  await other.open('/offers/');
  const others = await other.open('/offers/');
  expect(isStored(others)).toBe(true);
  expect(others.body).not.toBe(shared.body);
  expect((await one.open('/offers/')).body).toBe(shared.body);
});

test('a withdrawn application changes its stored pages with the next request', async () => {
  const { open, token } = await apply(newLoan());
  const paths = ['/offers/', '/process/?stay=1'];
  for (const path of paths) await open(path);
  const before = await Promise.all(paths.map(open));
  expect(before.map(isStored)).toEqual([true, true]);
  expect((await withdraw(token)).status).toBe(200);
  const [offers, progress] = await Promise.all(paths.map(open));
  expect(offers?.body).not.toBe(before[0]?.body);
  expect(offers?.body).not.toContain('/process/?stay=1');
  expect(before[0]?.body).toContain('/process/?stay=1');
  expect(progress?.body).not.toBe(before[1]?.body);
});

test('a visitor without an application gets nobody’s stored page', async () => {
  const { open } = await apply(newLoan());
  await open('/offers/');
  expect(isStored(await open('/offers/'))).toBe(true);
  expect((await send('/offers/')).body).not.toContain('/process/?stay=1');
});
