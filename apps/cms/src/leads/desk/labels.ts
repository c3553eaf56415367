import type { AccountKind, DocumentKind } from '@prestafaro/countries';
import type {
  ApplicationFormName,
  ApplicationStatus,
  ChangeSource,
  ConsentPurpose,
  EmploymentKind,
  LoanPurpose,
  ShownReason,
} from '@prestafaro/types/application';

/** Spanish labels for every code on the pages of the desk and in exports. */
type Labels<Code extends string> = Readonly<Record<Code, string>>;

export const statusLabels: Labels<ApplicationStatus> = {
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

/** The labels of the buttons: one for each change that a lead manager may make. */
export const changeLabels: Partial<Labels<ApplicationStatus>> = {
  under_review: 'Poner en estudio',
  approved: 'Marcar como aprobada',
  declined: 'Marcar como denegada',
  signed: 'Marcar como firmada',
  paid_out: 'Marcar dinero entregado',
  withdrawn: 'Retirar la solicitud',
};

export const sourceLabels: Labels<ChangeSource> = {
  visitor: 'Solicitante',
  matching: 'Comparación de ofertas',
  click_out: 'Clic en una oferta',
  postback: 'Aviso de la entidad',
  lead_manager: 'Gestor',
};

export const formLabels: Labels<ApplicationFormName> = {
  application: 'Solicitud completa',
  reg: 'Registro',
  reg2: 'Registro 2',
};

export const consentLabels: Labels<ConsentPurpose> = {
  terms: 'Condiciones y privacidad',
  lenders: 'Enviar la solicitud a las entidades',
  messages: 'Publicidad por correo y SMS',
  calls: 'Llamadas comerciales',
  push: 'Avisos en el navegador',
};

export const employmentLabels: Labels<EmploymentKind> = {
  employee: 'Por cuenta ajena',
  self_employed: 'Por cuenta propia',
  pensioner: 'Pensionista',
  unemployed: 'Sin empleo',
  student: 'Estudiante',
};

export const reasonLabels: Labels<ShownReason['code']> = {
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

export const documentLabels: Labels<DocumentKind> = {
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

export const accountLabels: Labels<AccountKind> = {
  iban: 'IBAN',
  clabe: 'CLABE',
  'account-number': 'Número de cuenta',
  'e-wallet': 'Monedero electrónico',
};

export const purposeLabels: Labels<LoanPurpose> = {
  bills: 'Facturas y recibos',
  car: 'Coche',
  home: 'Casa',
  health: 'Salud',
  studies: 'Estudios',
  other_debts: 'Otras deudas',
  purchase: 'Una compra',
  other: 'Otro fin',
};

/** The label of a stored code; a code without a label is returned as it is. */
export function labelOf(labels: Labels<string>, code: string | null): string {
  if (code === null) return '';
  return labels[code] ?? code;
}
