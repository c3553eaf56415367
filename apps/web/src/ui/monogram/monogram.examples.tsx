import type { Example } from '../example';
import { Monogram } from './monogram';

export const examples: Example[] = ['Alameda', 'Boreal', 'Duero', 'Encina', 'Fresno', 'Galerna'].map((name, index) => ({
  title: name,
  node: <Monogram seed={index * 2 + (index % 2)} name={name} />,
}));
