import { kindLabel, percentileText, percentOf, ratingLabels, vitalLabels } from './labels';
import type { SpeedRow } from './report';
import type { ReportTable } from './report-table';

const HEADERS = [
  ...['Tipo de página', 'Medida', 'Cargas medidas', 'Percentil 75 (estimado)', 'Velocidad'],
  ...['Buenas (%)', 'Mejorables (%)', 'Malas (%)'],
];

/** How fast the pages of each kind were. Shares and percentile are empty where fewer than five persons are behind them. */
export const speedTable = (rows: readonly SpeedRow[]): ReportTable => ({
  id: 'speed',
  title: 'Velocidad por plantilla',
  headers: HEADERS,
  rows: rows.map(({ kind, name, loads, result }) => [
    ...[kind === null ? 'Todas' : kindLabel(kind), vitalLabels[name], loads],
    ...(result
      ? [
          ...[percentileText(name, result.p75), ratingLabels[result.rating]],
          ...[result.good, result.middling, result.poor].map((count) => percentOf(count, loads)),
        ]
      : ['', '', '', '', '']),
  ]),
});
