import { sampleProps } from '@/blocks/sample-props';
import { Statistics } from '@/blocks/statistics/statistics';
import type { Example } from '@/ui/example';

const block = {
  title: 'En cifras',
  note: 'Fuente: las entidades. Fecha: 31 de octubre de 2026.',
  items: [
    { value: 206342, unit: null, label: 'préstamos concedidos', isClaim: false },
    { value: 14, unit: 'min', label: 'de media hasta la respuesta', isClaim: false },
    { value: 86, unit: '%', label: 'de los clientes había usado antes el servicio', isClaim: false },
    { value: 30, unit: 'días hábiles', label: 'para contestar por escrito', isClaim: false },
    { value: 4.25, unit: null, label: 'un número con decimales', isClaim: false },
    { value: 15, unit: 'min', label: 'hasta tener el dinero, según el titular', isClaim: true },
  ],
};

const props = sampleProps('example-statistics');
const { settings } = props.view;
const compliance = { ...settings.compliance, showClaims: true };
const withClaims = {
  ...sampleProps('example-statistics-with-claims'),
  view: { ...props.view, settings: { ...settings, compliance } },
};

export const examples: Example[] = [
  { title: 'With source and date', node: <Statistics block={block} {...props} /> },
  { title: 'Where the site shows claims', node: <Statistics block={block} {...withClaims} /> },
];
