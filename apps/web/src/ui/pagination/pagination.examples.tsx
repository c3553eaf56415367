import type { Example } from '../example';
import { Pagination } from './pagination';

const labels = {
  previousLabel: 'Previous',
  nextLabel: 'Next',
  hrefOf: () => '#pagination',
  pageLabel: (page: number) => `Page ${page}`,
};

export const examples: Example[] = [
  { title: 'In the middle', node: <Pagination label="Pages, middle" current={5} total={12} {...labels} /> },
  { title: 'At the start', node: <Pagination label="Pages, start" current={1} total={3} {...labels} /> },
];
