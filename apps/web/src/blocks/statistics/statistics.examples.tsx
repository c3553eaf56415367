import { sampleProps } from '@/blocks/sample-props';
import { Statistics } from '@/blocks/statistics/statistics';
import type { Example } from '@/ui/example';

const block = {
  title: 'En cifras',
  note: 'Fuente: las entidades. Fecha: 31 de octubre de 2026.',
  items: [
    { value: 206342, unit: null, label: 'préstamos concedidos' },
    { value: 14, unit: 'min', label: 'de media hasta la respuesta' },
    { value: 86, unit: '%', label: 'de los clientes había usado antes el servicio' },
    { value: 4.25, unit: null, label: 'un número con decimales' },
  ],
};

export const examples: Example[] = [
  { title: 'With source and date', node: <Statistics block={block} {...sampleProps('example-statistics')} /> },
];
