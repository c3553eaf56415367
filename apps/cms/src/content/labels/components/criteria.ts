import type schema from '../../../components/shared/criteria.json';
import type { FieldLabel, FieldOf, ModelLabels } from '../label-types';
import { field } from '../vocabulary';

const group = (label: string, whom: string): FieldLabel =>
  field(label, `Si estudia solicitudes de ${whom}. Si no se sabe: No consta.`);
const needed = (label: string, what: string): FieldLabel =>
  field(label, `Activado: la entidad pide ${what} para estudiar la solicitud.`);

export const criteria: ModelLabels<FieldOf<typeof schema>> = {
  name: 'Requisitos',
  mainField: 'minAge',
  fields: {
    minAge: field('Edad mínima', 'Años cumplidos. Ejemplo: 18. Vacío: no se conoce otro límite que la ley.'),
    maxAge: field('Edad máxima', 'Años cumplidos. Ejemplo: 75. Vacío: no hay límite conocido.'),
    minMonthlyIncome: field(
      'Ingresos mínimos al mes',
      'Netos, en la moneda del país y sin decimales. Ejemplo: 700. Vacío: no hay mínimo conocido.',
    ),
    acceptsDefaultRegister: group('Admite registro de morosos', 'quien figura en uno, como ASNEF en España'),
    acceptsEmployees: group('Admite asalariados', 'quien trabaja por cuenta ajena'),
    acceptsSelfEmployed: group('Admite autónomos', 'quien trabaja por cuenta propia'),
    acceptsPensioners: group('Admite pensionistas', 'quien cobra una pensión'),
    acceptsUnemployed: group('Admite desempleados', 'quien está en paro'),
    acceptsStudents: group('Admite estudiantes', 'quien estudia y no trabaja'),
    needsIdentityDocument: needed(
      'Pide documento de identidad',
      'un documento de identidad en vigor (DNI o NIE en España)',
    ),
    needsBankAccount: needed('Pide cuenta bancaria', 'una cuenta a nombre de quien solicita'),
    needsPhone: needed('Pide teléfono', 'un número de teléfono propio'),
    otherRequirements: field(
      'Otros requisitos',
      'Lo que no cabe arriba. Ejemplo: residir en España desde hace un año.',
    ),
  },
  rows: [
    { minAge: 4, maxAge: 4, minMonthlyIncome: 4 },
    { acceptsEmployees: 4, acceptsSelfEmployed: 4, acceptsPensioners: 4 },
    { acceptsUnemployed: 4, acceptsStudents: 4, acceptsDefaultRegister: 4 },
    { needsIdentityDocument: 4, needsBankAccount: 4, needsPhone: 4 },
    { otherRequirements: 12 },
  ],
};
