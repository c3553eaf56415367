import { writeCsv } from '@prestafaro/countries/write-csv';
import { countryName } from '../../access/countries/site-names';
import { formLabel, kindLabel, percentOf, typeLabels } from './labels';
import type { MeasurementsReport } from './report';

type Line = readonly (string | number)[];

/** The report as a file for a spreadsheet: one table below the other, each with its title and headers. */
export function reportCsv(report: MeasurementsReport): string {
  const { country, from, to, total, days, types, sources, kinds, offers, fields } = report;
  const table = (title: string, headers: Line, rows: readonly Line[]): readonly Line[] => [
    [],
    [title],
    headers,
    ...rows,
  ];
  return writeCsv([
    ['Mediciones', countryName(country)],
    ['Desde', from],
    ['Hasta', to],
    ...table(
      'Total',
      ['Visitas', 'Páginas vistas', 'Páginas vistas por robots'],
      [[total.visits, total.views, total.botViews]],
    ),
    ...table(
      'Por día',
      ['Día', 'Visitas', 'Páginas vistas', 'Páginas vistas por robots'],
      days.map(({ day, visits, views, botViews }) => [day, visits, views, botViews]),
    ),
    ...table(
      'Por tipo de origen',
      ['Tipo', 'Visitas', 'Páginas vistas'],
      types.map(({ type, visits, views }) => [typeLabels[type], visits, views]),
    ),
    ...table(
      'Por origen y campaña',
      ['Tipo', 'Origen', 'Medio', 'Campaña', 'Visitas', 'Páginas vistas'],
      sources.map(({ type, source, medium, campaign, visits, views }) => [
        ...[typeLabels[type], source, medium, campaign],
        ...[visits, views],
      ]),
    ),
    ...table(
      'Por tipo de página',
      ['Tipo de página', 'Páginas vistas'],
      kinds.map(({ kind, views }) => [kindLabel(kind), views]),
    ),
    ...table(
      'Ofertas',
      ['Número', 'Oferta', 'Veces mostrada', 'Clics', 'Clics por cada 100 veces'],
      offers.map(({ offer, name, shown, clicked }) => [offer, name ?? '', shown, clicked, percentOf(clicked, shown)]),
    ),
    ...table(
      'Campos de los formularios',
      ['Formulario', 'Campo', 'Entradas', 'Rellenados', 'Con error'],
      fields.map(({ form, field, entered, filled, invalid }) => [formLabel(form), field, entered, filled, invalid]),
    ),
  ]);
}
