import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useFormState, versionOf } from '../../platform/strapi-internals/admin/form-state';
import type { ArmComparison } from '../../visitors/experiments/compare-arms';
import { EXPERIMENT_REPORT_PATH, type ExperimentReport } from '../../visitors/experiments/experiment-report';
import { intervalText, rateText, verdictText } from '../../visitors/experiments/experiment-sentence';
import type { SampleRatio } from '../../visitors/experiments/sample-ratio';
import { dayOf, numberOf } from '../desk/format';
import { useOpenEntry } from './use-open-entry';

const VERDICTS: Readonly<Record<SampleRatio, string>> = {
  few: 'Aún hay pocos visitantes para comprobar el reparto.',
  balanced: 'El reparto es el que está puesto.',
  skewed: 'El reparto no es el que está puesto: no te fíes de los resultados y avisa a quien lleva el código.',
};

/** How the experiment of the site goes, beside its settings: visitors and applications of each arm, and whether the shares hold. */
export function ExperimentPanel() {
  const { model, locale } = useOpenEntry();
  const { initialValues } = useFormState('ExperimentPanel');
  const { get } = useFetchClient();
  const [report, setReport] = useState<ExperimentReport | null>(null);
  const isSettings = model === 'api::site-setting.site-setting';
  const version = versionOf(initialValues);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save
  useEffect(() => {
    if (!isSettings || !locale) return setReport(null);
    get<{ report: ExperimentReport | null }>(EXPERIMENT_REPORT_PATH, { params: { locale } })
      .then(({ data }) => setReport(data.report))
      .catch(() => setReport(null));
  }, [isSettings, locale, version]);

  if (!report) return null;
  const { code, since, seen, applications, ratio, comparison } = report;
  const begin = new Date(since).getTime() > 0 ? `desde el ${dayOf(since.slice(0, 10))}` : 'desde su inicio';
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="sigma">Experimento {code}</Typography>
      <Typography variant="pi" textColor="neutral600">
        Visitantes que aceptaron medición y experimentos, {begin}. Se actualiza cada hora.
      </Typography>
      {(['a', 'b'] as const).map((arm) => (
        <Typography key={arm}>
          Variante {arm.toUpperCase()}: la vieron {numberOf(seen[arm])} · solicitudes: {numberOf(applications[arm])}
        </Typography>
      ))}
      {comparison && <Comparison comparison={comparison} />}
      <Typography textColor={ratio === 'skewed' ? 'danger600' : undefined} role="status">
        {VERDICTS[ratio]}
      </Typography>
    </Flex>
  );
}

/** Which arm is better, and how sure that is. */
function Comparison({ comparison }: { comparison: ArmComparison }) {
  const { rates } = comparison;
  return (
    <>
      <Typography>
        Solicitudes por visitante: A {rateText(rates.a)}, B {rateText(rates.b)}
        {rates.a !== null && rates.b !== null && `; con B, ${intervalText(comparison)} (intervalo del 95 %)`}.
      </Typography>
      <Typography fontWeight="semiBold" role="status">
        {verdictText(comparison)}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        Cuentan las solicitudes de quien aceptó medición, hasta la última hora completa. Decide cuando acabe el plazo
        que fijaste: quien mira cada día y para a la primera ventaja se equivoca más de una vez de cada veinte.
      </Typography>
    </>
  );
}
