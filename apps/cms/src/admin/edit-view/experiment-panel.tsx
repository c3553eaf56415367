import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useFormState, versionOf } from '../../platform/strapi-internals/admin/form-state';
import { EXPERIMENT_REPORT_PATH, type ExperimentReport } from '../../visitors/experiments/experiment-report';
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
  const { code, since, seen, applications, ratio } = report;
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
      <Typography textColor={ratio === 'skewed' ? 'danger600' : undefined} role="status">
        {VERDICTS[ratio]}
      </Typography>
    </Flex>
  );
}
