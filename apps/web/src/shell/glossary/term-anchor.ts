import { slug } from 'github-slugger';

/** The anchor of a term on the glossary page, and the id of its explanation in a text. Neither can be that of a heading. */
export const termAnchor = (term: string): string => `term-${slug(term)}`;
