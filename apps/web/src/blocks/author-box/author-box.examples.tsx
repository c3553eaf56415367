import { AuthorBox } from '@/blocks/author-box/author-box';
import { sampleProps } from '@/blocks/sample-props';
import type { Example } from '@/ui/example';

const author = {
  name: 'Lucía Ferrán',
  slug: 'lucia-ferran',
  jobTitle: 'Economista, redactora de crédito al consumo',
  credentials: 'Grado en Economía, Universidad de Oviedo',
  specialty: '- Crédito al consumo.',
  bio: 'Explica contratos de préstamo desde hace doce años.\n\nAntes trabajó en una oficina de consumo.',
  photo: null,
};

export const examples: Example[] = [
  { title: 'Across a page', node: <AuthorBox block={{ author }} {...sampleProps('example-author')} /> },
];
