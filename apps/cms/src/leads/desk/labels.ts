import type { AccountKind, DocumentKind, LoanPurpose } from '@prestafaro/countries';
import type { ApplicationStatus, ChangeSource, EmploymentKind } from '@prestafaro/lending';
import type { ApplicationFormName, ConsentPurpose, ShownReason } from '@prestafaro/types/application';

/** Every code that a lead manager meets, in Spanish: on the page of the desk and in what is exported. */
type Words<Code extends string> = Readonly<Record<Code, string>>;

export const statusWords: Words<ApplicationStatus> = {
  draft: 'Borrador',
  submitted: 'Enviada',
  offers_shown: 'Ofertas mostradas',
  offer_picked: 'Oferta elegida',
  under_review: 'En estudio',
  approved: 'Aprobada',
  declined: 'Denegada',
  signed: 'Firmada',
  paid_out: 'Dinero entregado',
  withdrawn: 'Retirada',
};

/** What a button does; only what a lead manager may ever do has one. */
export const changeWords: Partial<Words<ApplicationStatus>> = {
  under_review: 'Poner en estudio',
  approved: 'Marcar como aprobada',
  declined: 'Marcar como denegada',
  signed: 'Marcar como firmada',
  paid_out: 'Marcar dinero entregado',
  withdrawn: 'Retirar la solicitud',
};

export const sourceWords: Words<ChangeSource> = {
  visitor: 'Solicitante',
  matching: 'Comparación de ofertas',
  click_out: 'Clic en una oferta',
  postback: 'Aviso de la entidad',
  lead_manager: 'Gestor',
};

export const formWords: Words<ApplicationFormName> = {
  application: 'Solicitud completa',
  reg: 'Registro',
  reg2: 'Registro 2',
};

export const consentWords: Words<ConsentPurpose> = {
  terms: 'Condiciones y privacidad',
  lenders: 'Enviar la solicitud a las entidades',
  messages: 'Publicidad por correo y SMS',
  calls: 'Llamadas comerciales',
  push: 'Avisos en el navegador',
};

export const employmentWords: Words<EmploymentKind> = {
  employee: 'Por cuenta ajena',
  self_employed: 'Por cuenta propia',
  pensioner: 'Pensionista',
  unemployed: 'Sin empleo',
  student: 'Estudiante',
};

export const reasonWords: Words<ShownReason['code']> = {
  age: 'Edad',
  income: 'Ingresos',
  employment: 'Situación laboral',
  default_register: 'Registro de morosos',
  identity_document: 'Documento de identidad',
  bank_account: 'Cuenta bancaria',
  phone: 'Teléfono',
  amount: 'Importe',
  term: 'Plazo',
  product_type: 'Tipo de producto',
};

export const documentWords: Words<DocumentKind> = {
  dni: 'DNI',
  nie: 'NIE',
  curp: 'CURP',
  rfc: 'RFC',
  cccd: 'CCCD',
  pesel: 'PESEL',
  philsys: 'PhilSys',
  umid: 'UMID',
  sss: 'SSS',
  tin: 'TIN',
  'drivers-license': 'Permiso de conducir',
  passport: 'Pasaporte',
  mykad: 'MyKad',
  'za-id': 'Documento sudafricano',
  iin: 'IIN',
  rnokpp: 'RNOKPP',
  'id-card': 'Carné de identidad',
};

export const accountWords: Words<AccountKind> = {
  iban: 'IBAN',
  clabe: 'CLABE',
  'account-number': 'Número de cuenta',
  'e-wallet': 'Monedero electrónico',
};

export const purposeWords: Words<LoanPurpose> = {
  bills: 'Facturas y recibos',
  car: 'Coche',
  home: 'Casa',
  health: 'Salud',
  studies: 'Estudios',
  other_debts: 'Otras deudas',
  purchase: 'Una compra',
  other: 'Otro fin',
};

/** The word of a code that is stored as text; what has none is shown as it is. */
export function wordOf(words: Words<string>, code: string | null): string {
  if (code === null) return '';
  return words[code] ?? code;
}
