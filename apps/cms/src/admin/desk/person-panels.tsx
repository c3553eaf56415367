import { accountLabels, documentLabels, employmentLabels, labelOf, purposeLabels } from '../../leads/desk/labels';
import type { DeskApplication } from '../../leads/desk/wire';
import { counted, dayOf, moneyOf, NOTHING, yesOrNo } from './format';
import { type Fact, Facts, Panel } from './panel';

interface Props {
  application: DeskApplication;
}

export function LoanPanel({ application: { loan, income, site } }: Props) {
  const facts: Fact[] = [
    ['Importe', moneyOf(loan.amount, site)],
    ['Plazo', counted(loan.days, 'día', 'días')],
    ['Finalidad', labelOf(purposeLabels, loan.purpose) || NOTHING],
    ['Situación laboral', labelOf(employmentLabels, income.employment) || NOTHING],
    ['Ingresos al mes', income.monthlyIncome === null ? NOTHING : moneyOf(income.monthlyIncome, site)],
    ['En un registro de morosos', yesOrNo(income.inDefaultRegister)],
  ];
  return (
    <Panel title="Lo que pide y con qué cuenta">
      <Facts facts={facts} columns={3} />
    </Panel>
  );
}

export function PersonPanel({ application: { person, income } }: Props) {
  const facts: Fact[] = [
    ['Nombre', `${person.firstName} ${person.lastName}`],
    ['Nacimiento', dayOf(person.birthDate)],
    ['Correo', person.email],
    ['Teléfono', person.phone],
    [labelOf(documentLabels, person.documentKind) || 'Documento', person.document ?? NOTHING],
    [labelOf(accountLabels, person.accountKind) || 'Cuenta', person.account ?? accountNote(income.hasBankAccount)],
  ];
  return (
    <Panel title="Solicitante" aside="Documento, cuenta y teléfono se guardan cifrados y se ven ocultos">
      <Facts facts={facts} columns={3} />
    </Panel>
  );
}

function accountNote(hasBankAccount: boolean | null): string {
  if (hasBankAccount === null) return NOTHING;
  return hasBankAccount ? 'Tiene, no la ha dado' : 'No tiene';
}

/** The source of the applicant's visit, if the applicant agreed to measurement (R15). */
export function OriginPanel({ application: { attribution, arm } }: Props) {
  const facts: Fact[] = [
    ['Fuente', attribution?.utm_source ?? NOTHING],
    ['Medio', attribution?.utm_medium ?? NOTHING],
    ['Campaña', attribution?.utm_campaign ?? NOTHING],
    ['Afiliado', attribution?.sub1 ?? NOTHING],
    ['Variante', arm ?? NOTHING],
  ];
  return (
    <Panel title="Procedencia">
      <Facts facts={facts} />
    </Panel>
  );
}
