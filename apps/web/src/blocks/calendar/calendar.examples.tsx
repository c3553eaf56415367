import { Calendar } from '@/blocks/calendar/calendar';
import { sampleProps } from '@/blocks/sample-props';
import { sampleYear } from '@/features/calendar/sample-year';
import type { Example } from '@/ui/example';

const block = { title: 'Calendario laboral 2024', calendar: { slug: 'calendario-laboral-2024', ...sampleYear } };

export const examples: Example[] = [
  { title: 'A year, with one month in full', node: <Calendar block={block} {...sampleProps('example-calendar')} /> },
];
