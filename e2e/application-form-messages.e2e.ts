import type { Locator, Page } from '@playwright/test';
import { formOf, newApplicant, openForm } from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { birthDateParts, bornYearsAgo, dayAfter, todayInSpain } from './support/calendar.ts';
import { type Answers, putAll, type QuestionName, questionNames, spanishQuestions } from './support/form-questions.ts';

/** Every message that a visitor of Spain's form can provoke, word for word (issue 4, "messages in plain words"). */
const longDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const typed = (date: Date) => Object.values(birthDateParts(date)).join('/');
const tomorrow = typed(dayAfter(todayInSpain()));
const dayTooYoung = typed(dayAfter(bornYearsAgo(18)));
const tooYoung = `Para pedir un préstamo hay que haber cumplido 18 años: haber nacido el ${longDate.format(bornYearsAgo(18))} o antes`;
const unreadableDate = 'Escribe la fecha con cifras y el año con cuatro: 27, 3 y 1988';
const shorten = (most: number) => `Acorta la respuesta: caben ${most} caracteres`;

type Faults = Readonly<Partial<Record<QuestionName, readonly (readonly [value: string, words: string])[]>>>;

/** The first case of each question is an empty answer. */
const loan: Faults = {
  amount: [
    ['', 'Escribe cuánto necesitas, de 50 € a 10 000 €'],
    ['49', 'Pide 50 € como mínimo'],
    ['10001', 'Pide 10 000 € como máximo'],
    ['300,50', 'Escribe el importe sin céntimos'],
    ['cien', 'Escribe el importe con cifras, de 50 € a 10 000 €'],
  ],
  days: [
    ['', 'Escribe durante cuánto tiempo, de 91 días a 36 meses'],
    ['90', 'Elige un plazo de 91 días como mínimo'],
    ['1096', 'Elige un plazo de 36 meses como máximo'],
    ['91,5', 'Escribe un número entero, sin decimales'],
    ['tres', 'Escribe el plazo con cifras, de 91 días a 36 meses'],
  ],
};

const steps: readonly Faults[] = [
  {
    employment: [['', 'Elige de qué vives ahora']],
    monthlyIncome: [
      ['', 'Escribe tus ingresos de un mes; si no tienes, escribe 0'],
      ['mucho', 'Escribe los ingresos con cifras y sin céntimos'],
      ['2000000000', 'Revisa la cifra: son los ingresos de un mes, no de un año'],
      ['1'.repeat(21), shorten(20)],
    ],
    inDefaultRegister: [['', 'Di si estás o no en un fichero de morosos']],
    hasBankAccount: [['', 'Responde a esta pregunta']],
  },
  {
    firstName: [
      ['', 'Escribe tu nombre'],
      ['Persona 2', 'Escribe el nombre solo con letras, como en tu documento'],
      ['a'.repeat(81), shorten(80)],
    ],
    lastName: [
      ['', 'Escribe tus apellidos'],
      ['<b>', 'Escribe los apellidos solo con letras, como en tu documento'],
      ['a'.repeat(121), shorten(120)],
    ],
    birthDate: [
      ['', 'Escribe el día, el mes y el año en que naciste'],
      ['27/3/88', unreadableDate],
      ['27/marz/1988', unreadableDate],
      ['1234/1234/198812', unreadableDate],
      ['31/2/1988', 'Ese día no existe en el calendario: revisa el día y el mes'],
      [tomorrow, 'Esa fecha aún no ha llegado: escribe la de tu nacimiento'],
      ['27/3/1888', 'Revisa el año de nacimiento'],
      [dayTooYoung, tooYoung],
    ],
    phone: [
      ['', 'Escribe tu teléfono móvil'],
      ['seis uno dos', 'Escribe el teléfono solo con cifras'],
      ['61234567', 'Un móvil español tiene 9 cifras: cuenta las que has escrito'],
      ['+33 612 345 678', 'Escribe un teléfono español: el prefijo es +34'],
      ['911 234 567', 'Ese número es de un teléfono fijo: escribe un móvil'],
      ['212 345 678', 'Revisa las primeras cifras: ningún teléfono personal empieza así'],
      ['6'.repeat(31), shorten(30)],
    ],
    email: [
      ['', 'Escribe tu correo'],
      ['persona.example.com', 'Revisa el correo: una palabra, la arroba y lo que va después, como nombre@dominio.es'],
      [`${'a'.repeat(250)}@example.com`, shorten(254)],
    ],
  },
  {
    terms: [['', 'Para enviar la solicitud, marca que has leído las condiciones y la política de privacidad']],
    lenders: [
      ['', 'Para enviar la solicitud, marca que podemos comparar tus respuestas con lo que piden las entidades'],
    ],
  },
];

function validAnswers(): Answers {
  const { firstName, lastName, birthDate, phone, email, monthlyIncome } = newApplicant();
  return {
    ...{ amount: '300', days: '100', purpose: 'El coche', firstName, lastName },
    birthDate: [birthDate.day, birthDate.month, birthDate.year].join('/'),
    ...{ phone, email, employment: 'Trabajo por cuenta ajena', monthlyIncome, inDefaultRegister: 'No' },
    hasBankAccount: 'Sí',
    ...{ terms: 'ticked', lenders: 'ticked' },
  };
}

/** As many faults at once as there are questions: the first of each, then the second of each, and so on. */
function waves(faults: Faults): { question: QuestionName; value: string; words: string }[][] {
  const most = Math.max(...Object.values(faults).map((each) => each.length));
  return Array.from({ length: most }, (_, place) =>
    questionNames.flatMap((question) => {
      const [value, words] = faults[question]?.[place] ?? [];
      return value === undefined || words === undefined ? [] : [{ question, value, words }];
    }),
  );
}

const summaryOf = (form: Locator) => form.getByRole('alert');

type Wave = ReturnType<typeof waves>[number];

const withoutBlanks = (text: string) => text.replace(/\s/g, '');

const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'));

/** The summary names every fault; each line leads to its field, which tells the same, as it was filled in. */
async function expectFaults(page: Page, wave: Wave) {
  const form = formOf(page);
  await expect(summaryOf(form).getByRole('link')).toHaveText(wave.map(({ words }) => words));
  const count = wave.length;
  await expect(summaryOf(form).getByRole('heading')).toHaveText(
    count === 1 ? 'Hay 1 cosa que corregir' : `Hay ${count} cosas que corregir`,
  );
  for (const { question, value, words } of wave) {
    const { first, described = first, shown } = spanishQuestions[question];
    await expect(described(form)).toHaveAccessibleDescription(containing(words));
    expect(withoutBlanks(await shown(form)), question).toBe(withoutBlanks(value));
  }
}

/** Each line of the summary leads to the field it speaks of. */
async function expectLinks(page: Page, wave: Wave) {
  const form = formOf(page);
  for (const { question, words } of wave) {
    await summaryOf(form).getByRole('link', { name: words, exact: true }).click();
    await expect(spanishQuestions[question].first(form)).toBeFocused();
  }
}

async function put(page: Page, answers: Answers, wave: Wave): Promise<void> {
  const wrong = Object.fromEntries(wave.map(({ question, value }) => [question, value]));
  await putAll(formOf(page), { ...answers, ...wrong });
}

const only = (answers: Answers, faults: Faults): Answers =>
  Object.fromEntries(Object.keys(faults).map((name) => [name, answers[name as QuestionName] ?? '']));

const press = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the long form shows the error of every invalid field at once and keeps every value', async ({ page }) => {
    test.slow();
    const answers = validAnswers();
    await openForm(page, newApplicant());
    for (const wave of waves(Object.assign({}, loan, ...steps))) {
      await put(page, answers, wave);
      await press(page, 'Enviar la solicitud');
      await expectFaults(page, wave);
      await expectLinks(page, wave);
      expect(new URL(page.url()).search, 'nothing typed is in the address').not.toContain('Name');
    }
  });
});

test.describe('step by step', () => {
  test('each step shows the errors of its fields and focuses the summary', async ({ page }) => {
    test.slow();
    const answers = validAnswers();
    await openForm(page, newApplicant());
    await press(page, 'Continuar');
    for (const faults of steps) {
      const isLast = 'terms' in faults;
      const next = isLast ? 'Enviar la solicitud' : 'Continuar';
      await expect(spanishQuestions[firstOf(faults)].first(formOf(page))).toBeVisible();
      for (const wave of waves(faults)) {
        await put(page, only(answers, faults), wave);
        await press(page, next);
        await expectFaults(page, wave);
        await expect(summaryOf(formOf(page))).toBeFocused();
        await expectLinks(page, wave);
      }
      await putAll(formOf(page), only(answers, faults));
      await press(page, next);
    }
    await expect(page).toHaveURL(/\/(process|offers)\//);
  });

  test('an amount that is refused stays as it was typed, with the message that the server sends too', async ({
    page,
  }) => {
    await openForm(page, newApplicant());
    const form = formOf(page);
    for (const question of ['amount', 'days'] as const) {
      for (const [value, words] of loan[question] ?? []) {
        await spanishQuestions[question].put(form, value);
        await page.keyboard.press('Tab');
        const field = spanishQuestions[question].first(form);
        await expect(field).toHaveAccessibleDescription(containing(words));
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveValue(value);
      }
    }
    await spanishQuestions.amount.put(form, '305');
    await page.keyboard.press('Tab');
    await expect(spanishQuestions.amount.first(form)).toHaveAccessibleDescription('');
    await expect(spanishQuestions.amount.first(form)).toHaveValue('305');
  });
});

const firstOf = (faults: Faults) => questionNames.find((name) => faults[name]) ?? 'terms';
