import type { Page } from '@playwright/test';
import {
  type Applicant,
  fillAll,
  fillStep,
  formOf,
  newApplicant,
  openForm,
  sendForm,
  untilSent,
} from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { birthDateParts, bornYearsAgo, dayAfter } from './support/calendar.ts';
import { applicationsFound } from './support/desk.ts';
import { shownPhone, spanishQuestions } from './support/form-questions.ts';

/** R29, by the calendar of the country: Spain's day, whatever the clock of the server shows. */
const born = (date: Date): Partial<Applicant> => ({ birthDate: birthDateParts(date) });
const longDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const summary = (page: Page) => formOf(page).getByRole('alert');
const press = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true }).click();

/** Opens the contact step, with the steps before it answered. */
async function untilContact(page: Page, applicant: Applicant): Promise<void> {
  await press(page, 'Continuar');
  await fillStep(page, 'income', applicant);
  await press(page, 'Continuar');
}

test('a person one day under 18 is refused in the contact step, and nothing is stored in the browser or the CMS', async ({
  page,
}) => {
  const applicant = newApplicant('es-ES', born(dayAfter(bornYearsAgo(18))));
  await openForm(page, applicant);
  await expect(formOf(page)).toContainText(
    `Tienes que haber cumplido 18 años: el ${longDate.format(bornYearsAgo(18))} o antes.`,
  );
  await untilContact(page, applicant);
  await fillStep(page, 'contact', applicant);
  await press(page, 'Continuar');
  await expect(summary(page).getByRole('link')).toHaveText([/^Para pedir un préstamo hay que haber cumplido 18 años/]);
  await expect(spanishQuestions.firstName.first(formOf(page))).toHaveValue(applicant.firstName);
  await spanishQuestions.email.put(formOf(page), `otra-${applicant.email}`);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await applicationsFound(applicant.phone)).toEqual([]);
});

test('a date of birth under 18 deletes what was saved before it, and a step back saves nothing', async ({ page }) => {
  const savedTexts = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const applicant = newApplicant('es-ES', born(dayAfter(bornYearsAgo(18))));
  await openForm(page, applicant);
  await untilContact(page, applicant);
  await spanishQuestions.firstName.put(formOf(page), applicant.firstName);
  await expect.poll(savedTexts).toContain(applicant.firstName);
  await fillStep(page, 'contact', applicant);
  await expect.poll(savedTexts).toBe('{}');
  await page.clock.install();
  await press(page, 'Atrás');
  await expect(formOf(page).getByRole('heading', { name: '¿Cómo te avisamos' })).toBeHidden();
  await page.clock.runFor(500);
  expect(await savedTexts()).toBe('{}');
});

test('a date of birth that is corrected is saved again with the other answers', async ({ page }) => {
  const applicant = newApplicant('es-ES', born(dayAfter(bornYearsAgo(18))));
  await openForm(page, applicant);
  await untilContact(page, applicant);
  await fillStep(page, 'contact', applicant);
  await press(page, 'Continuar');
  await expect(summary(page).getByRole('link')).toHaveText([/^Para pedir un préstamo hay que haber cumplido 18 años/]);
  await spanishQuestions.birthDate.put(formOf(page), '14/3/1987');
  await page.reload();
  await expect(spanishQuestions.firstName.first(formOf(page))).toHaveValue(applicant.firstName);
  expect(await spanishQuestions.birthDate.shown(formOf(page))).toBe('14/3/1987');
  expect(await spanishQuestions.phone.shown(formOf(page))).toBe(shownPhone(applicant.phone));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person one day under 18 is refused, nothing is stored, and the form keeps its values', async ({
    page,
    context,
  }) => {
    const applicant = newApplicant('es-ES', born(dayAfter(bornYearsAgo(18))));
    await openForm(page, applicant);
    await fillAll(page, applicant);
    await sendForm(page, applicant);
    await expect(summary(page).getByRole('link')).toHaveText([
      /^Para pedir un préstamo hay que haber cumplido 18 años/,
    ]);
    await expect(spanishQuestions.phone.first(formOf(page))).not.toHaveValue('');
    expect(await applicationsFound(applicant.phone)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('a person who turns 18 today can apply', async ({ page }) => {
    const applicant = newApplicant('es-ES', born(bornYearsAgo(18)));
    await openForm(page, applicant);
    await fillAll(page, applicant);
    await sendForm(page, applicant);
    await untilSent(page);
    expect(await applicationsFound(applicant.phone)).toHaveLength(1);
  });
});
