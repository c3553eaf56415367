import type { Page } from '@playwright/test';
import {
  apply,
  fillAll,
  fillStep,
  fillStepByStep,
  formOf,
  newApplicant,
  openForm,
  sendForm,
  untilFormIsReady,
  untilSent,
} from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { applicationOf, applicationsFound } from './support/desk.ts';
import { shownPhone, spanishQuestions } from './support/form-questions.ts';
import { tabTo } from './support/keys.ts';
import { urlOf } from './support/product.ts';

const press = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => formOf(page).getByRole('heading', { name });

/** What the browser keeps of the form, as one text. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.describe('the steps', () => {
  test('«Continuar», «Atrás» and the back button of the browser change the step and its progress', async ({ page }) => {
    const applicant = newApplicant();
    await openForm(page, applicant);
    const progress = page.getByRole('list', { name: 'Pasos de la solicitud' });
    const current = progress.locator('[aria-current=step]');
    await expect(current).toHaveText('1 de 5 · Importe');
    await press(page, 'Continuar');
    await expect(current).toHaveText('2 de 5 · Situación');
    await expect(heading(page, 'Paso 2 de 5: ¿Qué ingresos tienes?')).toBeFocused();
    await fillStep(page, 'income', applicant);
    await press(page, 'Continuar');
    await expect(current).toHaveText('3 de 5 · Contacto');

    await press(page, 'Atrás');
    await expect(current).toHaveText('2 de 5 · Situación');
    await expect(spanishQuestions.monthlyIncome.first(formOf(page))).toHaveValue(applicant.monthlyIncome);
    await page.goBack();
    await expect(current).toHaveText('1 de 5 · Importe');
    await page.goForward();
    await expect(current).toHaveText('2 de 5 · Situación');
    await expect(spanishQuestions.monthlyIncome.first(formOf(page))).toHaveValue(applicant.monthlyIncome);
    await expect(formOf(page).getByRole('button', { name: 'Atrás' })).toBeVisible();
    await page.goBack();
    await expect(formOf(page).getByRole('button', { name: 'Atrás' })).toBeHidden();
  });

  test('Enter in a field continues to the next step, but not from an incomplete step', async ({ page }) => {
    const applicant = newApplicant();
    await openForm(page, applicant);
    await untilFormIsReady(page, applicant);
    const form = formOf(page);
    await spanishQuestions.amount.first(form).press('Enter');
    await expect(heading(page, '¿Qué ingresos tienes?')).toBeVisible();
    await spanishQuestions.monthlyIncome.first(form).press('Enter');
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(heading(page, '¿Qué ingresos tienes?')).toBeVisible();
    await fillStep(page, 'income', applicant);
    await spanishQuestions.monthlyIncome.first(form).press('Enter');
    await expect(heading(page, '¿Cómo te avisamos')).toBeFocused();
    await fillStep(page, 'contact', applicant);
    await spanishQuestions.email.first(form).press('Enter');
    await expect(heading(page, 'Revisa y envía')).toBeFocused();
  });

  test('the last step shows every answer, and «Cambiar» leads to its field and back without typing the others again', async ({
    page,
  }) => {
    test.slow();
    const applicant = newApplicant();
    await openForm(page, applicant);
    await fillStepByStep(page, applicant);
    const steps = page.getByRole('list', { name: 'Pasos de la solicitud' }).getByRole('listitem');
    await expect(steps).toHaveText(['Importe', 'Situación', 'Contacto', '4 de 5 · Revisar', 'Enviada']);
    const answers = formOf(page)
      .locator('dl > div')
      .filter({ has: page.getByRole('link', { name: /^Cambiar/ }) });
    const answer = (question: string) => answers.filter({ hasText: question });
    await expect(answer('¿Cuánto necesitas?')).toContainText('300 €');
    await expect(answer('¿Durante cuánto tiempo?')).toContainText('100 días');
    await expect(answer('¿Para qué es?')).toContainText('Sin responder');
    await expect(answer('Apellidos')).toContainText(applicant.lastName);
    await expect(answer('Correo')).toContainText(applicant.email);
    await answer('Ingresos de un mes').getByRole('link', { name: 'Cambiar Ingresos de un mes' }).click();
    await expect(spanishQuestions.monthlyIncome.first(formOf(page))).toBeFocused();
    await spanishQuestions.monthlyIncome.put(formOf(page), '1.650');
    await press(page, 'Continuar');
    await expect(heading(page, 'Revisa y envía')).toBeFocused();
    await expect(answer('Ingresos de un mes')).toContainText('1.650 €');
    await expect(formOf(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await sendForm(page, applicant);
    await untilSent(page);
    expect(await applicationOf(applicant)).toMatchObject({ answers: { amount: 300, monthlyIncome: 1650 } });
  });

  test('the loan summary follows the sliders', async ({ page }) => {
    const applicant = newApplicant();
    await openForm(page, applicant);
    await untilFormIsReady(page, applicant);
    const loan = page.getByRole('region', { name: 'Lo que estás pidiendo' });
    await expect(loan).toContainText('300 €');
    await expect(loan).toContainText('100 días');
    await spanishQuestions.amount.put(formOf(page), '500');
    await spanishQuestions.days.put(formOf(page), '120');
    await expect(loan).toContainText('500 €');
    await expect(loan).toContainText('120 días');
  });

  test('the whole form can be filled in and sent by keyboard', async ({ page }) => {
    test.slow();
    const applicant = newApplicant();
    await openForm(page, applicant);
    await untilFormIsReady(page, applicant);
    const form = formOf(page);
    const type = async (name: keyof typeof spanishQuestions, text: string) => {
      await tabTo(page, spanishQuestions[name].first(form));
      await page.keyboard.type(text);
    };
    const button = async (name: string) => {
      await tabTo(page, form.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    await tabTo(page, form.getByRole('slider').first());
    await page.keyboard.press('ArrowRight');
    await expect(spanishQuestions.amount.first(form)).toHaveValue('310');
    await tabTo(page, spanishQuestions.purpose.first(form));
    await page.keyboard.press('ArrowDown');
    await button('Continuar');
    await expect(heading(page, '¿Qué ingresos tienes?')).toBeFocused();

    await tabTo(page, spanishQuestions.employment.first(form));
    await page.keyboard.press('ArrowDown');
    await type('monthlyIncome', applicant.monthlyIncome);
    await tabTo(page, spanishQuestions.inDefaultRegister.first(form));
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: 'No' }).first()).toBeChecked();
    await tabTo(page, spanishQuestions.hasBankAccount.first(form));
    await page.keyboard.press('Space');
    await button('Continuar');
    await expect(heading(page, '¿Cómo te avisamos')).toBeFocused();

    await type('firstName', applicant.firstName);
    await type('lastName', applicant.lastName);
    const born = form.getByRole('group', { name: 'Fecha de nacimiento' });
    for (const [label, text] of [
      ['Día', applicant.birthDate.day],
      ['Mes', applicant.birthDate.month],
      ['Año', applicant.birthDate.year],
    ] as const) {
      await tabTo(page, born.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await type('phone', applicant.phone);
    await type('email', applicant.email);
    await button('Continuar');
    await expect(heading(page, 'Revisa y envía')).toBeFocused();

    for (const name of ['terms', 'lenders'] as const) {
      await tabTo(page, spanishQuestions[name].first(form));
      await page.keyboard.press('Space');
    }
    await button('Enviar la solicitud');
    await expect(page).toHaveURL(/\/(process|offers)\//);
    expect(await applicationsFound(applicant.phone)).toMatchObject([{ amount: 310 }]);
  });
});

test.describe('stored answers', () => {
  test('are restored after a reload, without consents', async ({ page }) => {
    const applicant = newApplicant();
    await openForm(page, applicant);
    await fillStepByStep(page, applicant);

    const text = await kept(page);
    for (const value of [applicant.firstName, shownPhone(applicant.phone), applicant.email, applicant.monthlyIncome]) {
      expect(text).toContain(value);
    }
    expect(text).not.toContain('consent');

    await page.goto(urlOf('es-ES', '/application/'));
    const form = formOf(page);
    await expect(form.getByRole('status').filter({ hasText: 'Hemos recuperado lo que escribiste' })).toBeVisible();
    await expect(heading(page, 'Revisa y envía')).toBeVisible();
    for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await press(page, 'Atrás');
    expect(await spanishQuestions.firstName.shown(form)).toBe(applicant.firstName);
    expect(await spanishQuestions.birthDate.shown(form)).toBe('14/3/1987');
    expect(await spanishQuestions.phone.shown(form)).toBe(shownPhone(applicant.phone));
    await press(page, 'Atrás');
    expect(await spanishQuestions.employment.shown(form)).toBe('Trabajo por cuenta ajena');
    expect(await spanishQuestions.inDefaultRegister.shown(form)).toBe('No');
    expect(await spanishQuestions.hasBankAccount.shown(form)).toBe('Sí');
  });

  test('are deleted from form and device by «Borrar lo guardado»', async ({ page }) => {
    const applicant = newApplicant();
    await openForm(page, applicant);
    await press(page, 'Continuar');
    await fillStep(page, 'income', applicant);
    await expect(formOf(page)).toContainText('Lo que escribes se queda 30 días en este dispositivo');
    await page.reload();
    await expect(formOf(page)).toContainText('Hemos recuperado lo que escribiste');
    await press(page, 'Borrar lo guardado');
    await expect(formOf(page).getByRole('status').filter({ hasText: 'Borrado' })).toBeVisible();
    expect(await kept(page)).not.toContain(applicant.monthlyIncome);
    await press(page, 'Continuar');
    expect(await spanishQuestions.monthlyIncome.shown(formOf(page))).toBe('');
    await page.reload();
    await expect(formOf(page)).not.toContainText('Hemos recuperado');
  });

  test('are deleted from the device when the application is sent', async ({ page }) => {
    const applicant = newApplicant();
    await apply(page, applicant);
    await expect(page).toHaveURL(/\/(process|offers)\//);
    expect(await kept(page)).not.toContain(applicant.phone);
    await page.goto(urlOf('es-ES', '/application/'));
    await expect(formOf(page)).not.toContainText('Hemos recuperado');
    await expect(page.getByText('Ya has enviado una solicitud')).toBeVisible();
    await page.getByRole('link', { name: 'Ver cómo va mi solicitud' }).click();
    await expect(page).toHaveURL(/\/process\/\?stay=1/);
  });
});

for (const isScripted of [true, false]) {
  test.describe(`${isScripted ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: isScripted });

    test('asks for neither document nor account, but whether there is an account (R21)', async ({ page }) => {
      const applicant = newApplicant();
      await openForm(page, applicant);
      await (isScripted ? fillStepByStep : fillAll)(page, applicant);
      for (const name of ['document', 'account']) await expect(formOf(page).locator(`[name="${name}"]`)).toHaveCount(0);
      await expect(formOf(page).locator('[name="hasBankAccount"]').first()).toBeAttached();
      await sendForm(page, applicant);
      await expect(page).toHaveURL(/\/(process|offers)\//);
      expect(await applicationsFound(applicant.phone)).toHaveLength(1);
    });

    test('no consent is ticked in advance, and two of four are required (R22)', async ({ page }) => {
      const applicant = newApplicant('es-ES', { monthlyIncome: '100', isInDefaultRegister: true });
      await openForm(page, applicant);
      const form = formOf(page);
      if (isScripted) await fillStepByStep(page, applicant);
      else await fillAll(page, applicant);
      const boxes = form.getByRole('checkbox');
      await expect(boxes).toHaveCount(4);
      for (const name of ['terms', 'lenders'] as const) await spanishQuestions[name].put(form, '');
      for (const box of await boxes.all()) await expect(box).not.toBeChecked();
      await expect(form.getByRole('checkbox', { name: /\(obligatorio\)$/ })).toHaveCount(2);

      await spanishQuestions.calls.put(form, 'ticked');
      await spanishQuestions.lenders.put(form, 'ticked');
      await sendForm(page, applicant);
      await expect(form.getByRole('alert').getByRole('link')).toHaveText([
        /^Para enviar la solicitud, marca que has leído/,
      ]);
      await expect(spanishQuestions.calls.first(form)).toBeChecked();
      await expect(spanishQuestions.messages.first(form)).not.toBeChecked();
      await spanishQuestions.calls.put(form, '');
      await spanishQuestions.terms.put(form, 'ticked');
      await sendForm(page, applicant);
      await expect(page).toHaveURL(/\/(process|offers|landing\/rejected)\//);
    });

    test('explains beside the button how data are used (R23) and that it decides no credit (R24)', async ({ page }) => {
      const applicant = newApplicant();
      await openForm(page, applicant);
      if (isScripted) await fillStepByStep(page, applicant);
      await expect(formOf(page).getByText('no es una decisión de crédito')).toBeVisible();
      await formOf(page).getByText('Qué hacemos con tus datos').click();
      for (const term of ['Responsable', 'Para qué', 'Quién los recibe', 'Cuánto tiempo', 'Tus derechos']) {
        await expect(formOf(page).getByRole('term').filter({ hasText: term }).first()).toBeVisible();
      }
    });
  });
}
