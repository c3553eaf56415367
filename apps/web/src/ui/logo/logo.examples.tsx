import type { Example } from '../example';
import { Logo } from './logo';

export const examples: Example[] = [{ title: 'Mark and word-mark', node: <Logo>Prestafaro</Logo> }];
