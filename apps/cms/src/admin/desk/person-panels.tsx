import type { Attribution } from '@prestafaro/types/application';
import type { DeskApplication } from '../../leads/desk/wire';
import { answerFacts } from './answer-facts';
import { NOTHING } from './format';
import { type Fact, Facts, Panel } from './panel';
import { ShownPhone } from './shown-phone';

interface Props {
  application: DeskApplication;
}

export function LoanPanel({ application: { answers, site } }: Props) {
  return (
    <Panel title="Lo que pide y con qué cuenta">
      <Facts facts={answerFacts('loan', answers, site)} columns={3} />
    </Panel>
  );
}

export function PersonPanel({ application, onChange }: Props & { onChange(): void }) {
  const { answers, site } = application;
  return (
    <Panel title="Solicitante" aside="Documento, cuenta y teléfono se guardan cifrados y se ven ocultos">
      <Facts facts={answerFacts('person', answers, site)} columns={3} />
      <ShownPhone application={application} onShow={onChange} />
    </Panel>
  );
}

/** The source of the applicant's first visit, as one line. */
const firstContactOf = (attribution: Attribution | null): string => {
  const { first_source, first_medium, first_campaign } = attribution ?? {};
  return [first_source, first_medium, first_campaign].filter(Boolean).join(' · ') || NOTHING;
};

/** The source of the applicant's visit, if the applicant agreed to measurement (R15). */
export function OriginPanel({ application: { attribution, arm } }: Props) {
  const facts: Fact[] = [
    ['Fuente', attribution?.utm_source ?? NOTHING],
    ['Medio', attribution?.utm_medium ?? NOTHING],
    ['Campaña', attribution?.utm_campaign ?? NOTHING],
    ['Primer contacto', firstContactOf(attribution)],
    ['Afiliado', attribution?.sub1 ?? NOTHING],
    ['Variante', arm ?? NOTHING],
  ];
  return (
    <Panel title="Procedencia">
      <Facts facts={facts} />
    </Panel>
  );
}
