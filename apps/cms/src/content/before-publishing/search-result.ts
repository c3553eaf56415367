import { isRecord } from '../entry-rules/figures';

/** What search engines show of a page, in characters: more is cut off, and much less says too little. */
const TITLE = { least: 20, most: 60 };
const DESCRIPTION = { least: 70, most: 155 };

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Advice on the title and the description of a page in the results of a search. Only for types that have them. */
export function searchResultAdvice(data: Record<string, unknown>): string[] {
  const seo = isRecord(data.seo) ? data.seo : {};
  if (seo.noindex === true) return [];
  const title = textOf(seo.title) || textOf(data.title) || textOf(data.name);
  const description = textOf(seo.description) || textOf(data.excerpt) || textOf(data.lead);
  return [...lengthAdvice('El título para buscadores', title, TITLE), ...descriptionAdvice(description)];
}

const descriptionAdvice = (description: string): string[] =>
  description
    ? lengthAdvice('La descripción para buscadores', description, DESCRIPTION)
    : [
        'Falta la descripción para buscadores: escribe en «Buscadores (SEO)» una o dos frases que digan qué se encuentra en la página.',
      ];

function lengthAdvice(what: string, text: string, { least, most }: typeof TITLE): string[] {
  const { length } = text;
  if (length > most) return [`${what} tiene ${length} caracteres, y los buscadores cortan a partir de ${most}.`];
  return length < least
    ? [`${what} tiene ${length} caracteres. Con ${least} o más dice mejor de qué trata la página.`]
    : [];
}
