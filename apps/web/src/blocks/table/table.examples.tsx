import { sampleProps } from '@/blocks/sample-props';
import { Table } from '@/blocks/table/table';
import type { Example } from '@/ui/example';

export const examples: Example[] = [
  {
    title: 'Figures',
    node: (
      <Table
        block={{
          caption: '6 000 € con un TIN del 7,99 %: qué cambia con el plazo',
          rows: 'Plazo | Cuota | Intereses | Total a devolver\n12 meses | 521,90 € | 262,83 € | 6 262,83 €\n60 meses | 121,63 € | 1 297,79 € | 7 297,79 €',
          tableNote: null,
        }}
        {...sampleProps('example-table')}
      />
    ),
  },
  {
    title: 'Words, inside an article',
    node: (
      <Table
        block={{
          caption: 'Adónde acudir',
          rows: 'Para qué | Dónde | Qué cuesta\nOrientación | Oficina Municipal de Información al Consumidor | Gratis\nQueja | Banco de España, calle de Alcalá, 48 | Gratis',
          tableNote: 'Comprueba el horario antes de ir.',
        }}
        {...sampleProps('example-table-prose')}
        isInProse
      />
    ),
  },
];
