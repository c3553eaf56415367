import type { Locale } from './product.ts';

/** What an applicant reads in the form of a site, and what follows it. */
export interface ApplicationWords {
  firstName: string;
  lastName: string;
  birthDate: { legend: string; day: string; month: string; year: string };
  phone: string;
  email: string;
  /** Where one chooses among documents: the list, and the kind that we have. */
  documentKind?: { label: string; option: string };
  document: string;
  employment: string;
  monthlyIncome: string;
  inDefaultRegister: string;
  hasBankAccount: string;
  yes: string;
  no: string;
  /** Enough of the two boxes that must be ticked to tell them from the others. */
  terms: RegExp;
  lenders: RegExp;
  next: string;
  send: string;
  sendWithoutAccount: string;
  sendWithAccount: string;
  toOffers: string;
}

const spanish: ApplicationWords = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  birthDate: { legend: 'Fecha de nacimiento', day: 'Día', month: 'Mes', year: 'Año' },
  phone: 'Teléfono móvil',
  email: 'Correo electrónico',
  document: 'DNI o NIE',
  employment: '¿De qué vives ahora?',
  monthlyIncome: 'Ingresos de un mes',
  inDefaultRegister: '¿Estás en ASNEF o en otro fichero de morosos?',
  hasBankAccount: '¿Tienes una cuenta a tu nombre?',
  yes: 'Sí',
  no: 'No',
  terms: /^He leído las condiciones/,
  lenders: /requisitos de las entidades/,
  next: 'Continuar',
  send: 'Enviar la solicitud',
  sendWithoutAccount: 'Enviar sin la cuenta',
  sendWithAccount: 'Enviar con estas respuestas',
  toOffers: 'Ver mis ofertas',
};

const ukrainian: ApplicationWords = {
  firstName: 'Ім’я',
  lastName: 'Прізвище',
  birthDate: { legend: 'Дата народження', day: 'День', month: 'Місяць', year: 'Рік' },
  phone: 'Мобільний телефон',
  email: 'Електронна пошта',
  documentKind: { label: 'Який документ?', option: 'Податковий номер (РНОКПП)' },
  document: 'Номер',
  employment: 'З чого ви зараз живете?',
  monthlyIncome: 'Дохід за місяць',
  inDefaultRegister: 'Чи є у вас прострочення в УБКІ або іншому бюро кредитних історій?',
  hasBankAccount: 'Чи є у вас рахунок на ваше ім’я?',
  yes: 'Так',
  no: 'Ні',
  terms: /^Беру до відома/,
  lenders: /вимогами кредитодавців/,
  next: 'Далі',
  send: 'Надіслати заявку',
  sendWithoutAccount: 'Надіслати без рахунку',
  sendWithAccount: 'Надіслати з цими відповідями',
  toOffers: 'Переглянути мої пропозиції',
};

const russian: ApplicationWords = {
  firstName: 'Имя',
  lastName: 'Фамилия',
  birthDate: { legend: 'Дата рождения', day: 'День', month: 'Месяц', year: 'Год' },
  phone: 'Мобильный телефон',
  email: 'Электронная почта',
  documentKind: { label: 'Какой документ?', option: 'Налоговый номер (РНОКПП)' },
  document: 'Номер',
  employment: 'На что вы сейчас живёте?',
  monthlyIncome: 'Доход за месяц',
  inDefaultRegister: 'Есть ли у вас просрочки в УБКИ (УБКІ) или другом бюро кредитных историй?',
  hasBankAccount: 'Есть ли у вас счёт на ваше имя?',
  yes: 'Да',
  no: 'Нет',
  terms: /^Принимаю к сведению/,
  lenders: /требованиями кредиторов/,
  next: 'Далее',
  send: 'Отправить заявку',
  sendWithoutAccount: 'Отправить без счёта',
  sendWithAccount: 'Отправить с этими ответами',
  toOffers: 'Посмотреть мои предложения',
};

export const applicationWords: Readonly<Record<Locale, ApplicationWords>> = {
  'es-ES': spanish,
  'es-MX': {
    ...spanish,
    phone: 'Celular',
    document: 'CURP',
    employment: '¿De dónde vienen tus ingresos?',
    inDefaultRegister: '¿Tienes atrasos en el Buró de Crédito?',
    hasBankAccount: '¿Tienes una cuenta con CLABE a tu nombre?',
    terms: /^Leí los términos/,
    lenders: /requisitos de las financieras/,
  },
  'uk-UA': ukrainian,
  'ru-UA': russian,
};
