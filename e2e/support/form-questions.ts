import type { Locator } from '@playwright/test';
import type { AnswerName } from '../../packages/application/src/index.ts';
import type { FormConsent } from '../../packages/types/src/consent-purpose.ts';

/** A question of the application as its page draws it, with or without JavaScript. */
export interface Question {
  /** Answers it as a visitor does; an empty text takes an answer back, but for two buttons, which cannot be. */
  put(form: Locator, value: string): Promise<void>;
  /** What stands there now, in the same writing. */
  shown(form: Locator): Promise<string>;
  /** The field that a line of the error summary leads to. */
  first(form: Locator): Locator;
  /** What its error is read with, where that is not the first field. */
  described?(form: Locator): Locator;
}

function line(label: string): Question {
  const first = (form: Locator) => form.getByLabel(label, { exact: true });
  return {
    first,
    put: (form, value) => first(form).fill(value),
    shown: (form) => first(form).inputValue(),
  };
}

/** One of a list, by its words. */
function choice(label: string): Question {
  const first = (form: Locator) => form.getByLabel(label, { exact: true });
  return {
    first,
    put: async (form, value) => void (await first(form).selectOption(value === '' ? { value: '' } : { label: value })),
    shown: (form) =>
      first(form).evaluate((list: HTMLSelectElement) =>
        list.value === '' ? '' : (list.selectedOptions[0]?.text ?? ''),
      ),
  };
}

/** Two buttons: `Sí` and `No`. */
function yesNo(legend: string): Question {
  const group = (form: Locator) => form.getByRole('group', { name: legend });
  return {
    first: (form) => group(form).getByLabel('Sí', { exact: true }),
    described: group,
    put: async (form, value) => {
      if (value !== '') await group(form).getByLabel(value, { exact: true }).check();
    },
    shown: async (form) => {
      const isChecked = await Promise.all(
        ['Sí', 'No'].map((label) => group(form).getByLabel(label, { exact: true }).isChecked()),
      );
      return isChecked[0] ? 'Sí' : isChecked[1] ? 'No' : '';
    },
  };
}

/** Three fields, here written as one text: `27/3/1988`. */
function date(legend: string): Question {
  const parts = (form: Locator) =>
    ['Día', 'Mes', 'Año'].map((part) => form.getByRole('group', { name: legend }).getByLabel(part, { exact: true }));
  return {
    first: (form) => parts(form)[0] as Locator,
    put: async (form, value) => {
      const texts = value.split('/');
      for (const [place, part] of parts(form).entries()) await part.fill(texts[place] ?? '');
    },
    shown: async (form) => {
      const texts = await Promise.all(parts(form).map((part) => part.inputValue()));
      return texts.every((text) => text === '') ? '' : texts.join('/');
    },
  };
}

function box(name: RegExp): Question {
  const first = (form: Locator) => form.getByRole('checkbox', { name });
  return {
    first,
    put: (form, value) => first(form).setChecked(value !== ''),
    shown: async (form) => ((await first(form).isChecked()) ? 'ticked' : ''),
  };
}

/** Every question of Spain's form with the boxes below it, in its order. */
const questions = {
  amount: line('Importe en €'),
  days: line('Plazo en días o meses'),
  purpose: choice('¿Para qué es? (opcional)'),
  employment: choice('¿De qué vives ahora?'),
  monthlyIncome: line('Ingresos de un mes'),
  inDefaultRegister: yesNo('¿Estás en ASNEF o en otro fichero de morosos?'),
  hasBankAccount: yesNo('¿Tienes una cuenta a tu nombre?'),
  firstName: line('Nombre'),
  lastName: line('Apellidos'),
  birthDate: date('Fecha de nacimiento'),
  phone: line('Teléfono móvil'),
  email: line('Correo electrónico'),
  terms: box(/^He leído las condiciones/),
  lenders: box(/requisitos de las entidades/),
  messages: box(/^Quiero recibir ofertas/),
  calls: box(/^Podéis llamarme/),
} satisfies Partial<Record<AnswerName | FormConsent, Question>>;

export type QuestionName = keyof typeof questions;

export const spanishQuestions: Readonly<Record<QuestionName, Question>> = questions;

export const questionNames = Object.keys(questions) as QuestionName[];

export type Answers = Readonly<Partial<Record<QuestionName, string>>>;

/** A Spanish telephone number of nine digits as the form shows it once it is answered. */
export const shownPhone = (digits: string): string => digits.replace(/^(...)(..)(..)(..)$/, '$1 $2 $3 $4');

/** Answers in the order of the form. */
export async function putAll(form: Locator, answers: Answers): Promise<void> {
  for (const name of questionNames) {
    const value = answers[name];
    if (value !== undefined) await spanishQuestions[name].put(form, value);
  }
}
