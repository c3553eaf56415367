import type { Example } from '../example';
import { Toast } from './toast';

export const examples: Example[] = [
  { title: 'Success', node: <Toast>Link copied</Toast> },
  { title: 'Danger', node: <Toast tone="danger">The link could not be copied</Toast> },
];
