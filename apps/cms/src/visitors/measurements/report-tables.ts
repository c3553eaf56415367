import { countryOf } from '@prestafaro/countries';
import { amountOf } from '../affiliates/amount-of';
import { chanceOfBText, differenceText, rateText } from '../experiments/experiment-sentence';
import { sentenceOf } from './experiment-row-sentence';
import { formLabel, kindLabel, percentOf, typeLabels } from './labels';
import { type Campaign, FEW, type Figure, type FunnelCounts, type MeasurementsReport } from './report';
import type { Line, ReportTable } from './report-table';
import { speedTable } from './speed-table';

const FUNNEL_HEADERS = [
  'Visitas',
  'Empiezan el formulario',
  'Solicitudes',
  'Con ofertas',
  'Clics de salida',
  'Leads',
  'Préstamos',
];

const stepsOf = (counts: FunnelCounts): Line => [
  ...[counts.visits, counts.started, counts.applications, counts.matched],
  ...[counts.clicks, counts.leads, counts.sales],
];

const CAMPAIGN_HEADERS = ['Tipo', 'Origen', 'Medio', 'Campaña', ...FUNNEL_HEADERS];

const campaignLine = (row: FunnelCounts & Campaign): Line => [
  ...[typeLabels[row.type], row.source, row.medium, row.campaign],
  ...stepsOf(row),
];

/** `12,50`: a sum of money with a decimal comma. */
const amount = (cents: Figure, currency: string): string => (cents === FEW ? FEW : amountOf(cents, currency));

/** What the network pays for each click-out. Empty if one of the numbers is hidden, or there was no click. */
export const payoutPerClick = (payout: Figure, clicks: Figure, currency: string): string =>
  typeof payout === 'number' && typeof clicks === 'number' && clicks > 0 ? amountOf(payout / clicks, currency) : '';

/** Every table of a report, in the order of the page. */
export function reportTables(report: MeasurementsReport): readonly ReportTable[] {
  const {
    country,
    total,
    days,
    types,
    sources,
    kinds,
    funnel,
    campaigns,
    firstCampaigns,
    offers,
    fields,
    speed,
    experiments,
    affiliates,
  } = report;
  const { currency } = countryOf(country);
  const table = (id: string, title: string, headers: readonly string[], rows: readonly Line[]) => ({
    id,
    title,
    headers,
    rows,
  });
  const visits = ['Visitas', 'Páginas vistas'];
  return [
    table('total', 'Total', [...visits, 'Páginas vistas por robots'], [[total.visits, total.views, total.botViews]]),
    table(
      'funnel',
      'Embudo por día',
      ['Día', ...FUNNEL_HEADERS],
      funnel.map((row) => [row.day, ...stepsOf(row)]),
    ),
    table('campaigns', 'Embudo por campaña', CAMPAIGN_HEADERS, campaigns.map(campaignLine)),
    table(
      'firstCampaigns',
      'Embudo por campaña del primer contacto',
      CAMPAIGN_HEADERS,
      firstCampaigns.map(campaignLine),
    ),
    table(
      'days',
      'Por día',
      ['Día', ...visits, 'Páginas vistas por robots'],
      days.map(({ day, visits, views, botViews }) => [day, visits, views, botViews]),
    ),
    table(
      'types',
      'Por tipo de origen',
      ['Tipo', ...visits],
      types.map(({ type, visits, views }) => [typeLabels[type], visits, views]),
    ),
    table(
      'sources',
      'Por origen y campaña',
      ['Tipo', 'Origen', 'Medio', 'Campaña', ...visits],
      sources.map(({ type, source, medium, campaign, visits, views }) => [
        typeLabels[type],
        source,
        medium,
        campaign,
        visits,
        views,
      ]),
    ),
    table(
      'kinds',
      'Por tipo de página',
      ['Tipo de página', 'Páginas vistas'],
      kinds.map(({ kind, views }) => [kindLabel(kind), views]),
    ),
    speedTable(speed),
    table(
      'offers',
      'Ofertas',
      [
        ...['Número', 'Oferta', 'Veces mostrada', 'Clics', 'Clics por cada 100 veces'],
        ...['Clics de salida', 'Leads', 'Préstamos', `Ingresos (${currency})`, `Ingresos por clic (${currency})`],
      ],
      offers.map(({ offer, name, shown, clicked, clicks, leads, sales, payout }) => [
        ...[offer, name ?? '', shown, clicked, percentOf(clicked, shown)],
        ...[clicks, leads, sales, amount(payout, currency), payoutPerClick(payout, clicks, currency)],
      ]),
    ),
    table(
      'experiments',
      'Experimentos',
      [
        ...[
          'Sitio',
          'Experimento',
          'Porcentaje de B',
          'Desde',
          'Vieron A',
          'Vieron B',
          'Solicitudes A',
          'Solicitudes B',
        ],
        ...['Tasa A', 'Tasa B', 'Diferencia de B e intervalo del 95 %', 'Probabilidad de que B sea mejor', 'Resultado'],
      ],
      experiments.map((row) => {
        const { comparison } = row;
        return [
          ...[row.siteName, row.code, row.percentB, new Date(row.since).getTime() > 0 ? row.since.slice(0, 10) : ''],
          ...[row.seen.a, row.seen.b, row.applied.a, row.applied.b],
          ...(comparison
            ? [
                ...[rateText(comparison.rates.a), rateText(comparison.rates.b)],
                ...[differenceText(comparison), chanceOfBText(comparison)],
              ]
            : ['', '', '', '']),
          sentenceOf(row),
        ];
      }),
    ),
    table(
      'affiliates',
      'Afiliados por mes',
      ['Mes', 'Afiliado', 'Clics de salida', 'Solicitudes', 'Préstamos', `Importe (${currency})`],
      affiliates.map(({ month, code, clicks, leads, sales, payout }) => [
        month,
        code,
        clicks,
        leads,
        sales,
        amount(payout, currency),
      ]),
    ),
    table(
      'fields',
      'Campos de los formularios',
      ['Formulario', 'Campo', 'Entradas', 'Rellenados', 'Con error'],
      fields.map(({ form, field, entered, filled, invalid }) => [formLabel(form), field, entered, filled, invalid]),
    ),
  ];
}
