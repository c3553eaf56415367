import type { Locator, Page } from '@playwright/test';
import { fillAll, fillStep, formOf, newApplicant, openForm, sendForm, untilFormIsReady } from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { shownPhone, spanishQuestions } from './support/form-questions.ts';

const field = (page: Page, name: 'phone' | 'email') => spanishQuestions[name].first(formOf(page));
const press = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true }).click();
const caretOf = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => [element.selectionStart, element.selectionEnd]);

async function paste(page: Page, input: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await input.focus();
  await page.keyboard.press('ControlOrMeta+V');
}

async function openContactStep(page: Page): Promise<void> {
  const applicant = newApplicant();
  await openForm(page, applicant);
  await untilFormIsReady(page, applicant);
  await press(page, 'Continuar');
  await fillStep(page, 'income', applicant);
  await press(page, 'Continuar');
  await expect(field(page, 'phone')).toBeVisible();
}

test('a phone number stays as it is typed until its field is left, and a caret inside it never moves', async ({
  page,
}) => {
  await openContactStep(page);
  const phone = field(page, 'phone');
  await phone.pressSequentially('0034612345678');
  await expect(phone).toHaveValue('0034612345678');
  await phone.press('Tab');
  await expect(phone).toHaveValue('612 34 56 78');

  await phone.focus();
  await phone.press('Home');
  for (const key of ['ArrowRight', 'Delete', 'Delete', '7']) await phone.press(key);
  await expect(phone).toHaveValue('67 34 56 78');
  expect(await caretOf(phone)).toEqual([2, 2]);
  await phone.press('1');
  await phone.press('Tab');
  await expect(phone).toHaveValue('671 34 56 78');
});

for (const [pasted, shown] of [
  ['+34 (612) 345.678', '612 34 56 78'],
  ['612\u00a034\u202f56-78', '612 34 56 78'],
  ['６１２３４５６７８', '612 34 56 78'],
  ['móvil: 612 34 56 78', 'móvil: 612 34 56 78'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
] as const) {
  test(`a phone number that is pasted as «${pasted}» is shown as «${shown}»`, async ({ page }) => {
    await openContactStep(page);
    const phone = field(page, 'phone');
    await paste(page, phone, pasted);
    await expect(phone).toHaveValue(shown);
    expect(await caretOf(phone)).toEqual([shown.length, shown.length]);
    await expect(phone).toBeFocused();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form comes back with the accepted numbers in their writing and the refused one as typed', async ({
    page,
  }) => {
    const applicant = newApplicant('es-ES', { email: 'persona@' });
    await openForm(page, applicant);
    await fillAll(page, { ...applicant, phone: `+34-${applicant.phone}` });
    await sendForm(page, applicant);
    await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveText([/^Revisa el correo/]);
    await expect(field(page, 'phone')).toHaveValue(shownPhone(applicant.phone));
    await expect(field(page, 'email')).toHaveValue('persona@');
  });
});
