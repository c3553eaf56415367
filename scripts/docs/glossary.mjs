// @ts-check

/**
 * @typedef {object} Glossary
 * @property {{ term: string, spanish: string, meaning: string }[]} terms
 * @property {string[]} avoided words that the project does not use
 */

/**
 * Reads the two tables of docs/glossary.md: the terms, and under its own heading the words that we do not use.
 * @param {string} markdown
 * @returns {Glossary}
 */
export function parseGlossary(markdown) {
  const [terms = '', avoided = ''] = markdown.split(/^## .*$/m);
  return {
    terms: rowsOf(terms).map(([term = '', spanish = '', meaning = '']) => ({ term, spanish, meaning })),
    avoided: rowsOf(avoided).map(([word = '']) => word),
  };
}

/**
 * The cells of a table's rows, without its heading.
 * @param {string} markdown
 */
function rowsOf(markdown) {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/**
 * What is wrong with the glossary itself.
 * @param {Glossary} glossary
 * @returns {string[]} one line per problem
 */
export function glossaryProblems({ terms }) {
  const order = new Intl.Collator('en');
  return terms.flatMap(({ term, spanish, meaning }, index) => {
    const previous = terms[index - 1]?.term;
    return [
      ...(term && spanish && meaning ? [] : [`"${term}" needs a Spanish word and a meaning`]),
      ...(previous === undefined || order.compare(previous, term) < 0
        ? []
        : [`"${term}" is not in alphabetical order`]),
    ];
  });
}

/**
 * The words of a text, in lower case and separated by single spaces: `firstPaint`, `first-paint` and `First paint` are
 * all "first paint".
 * @param {string} text
 */
export function wordsOf(text) {
  const words = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}+/gu) ?? [];
  return ` ${words.join(' ').toLowerCase()} `;
}

/**
 * Whether a text uses a term, in the singular or the plural.
 * @param {string} words of the text, by `wordsOf`
 * @param {string} term
 */
export function uses(words, term) {
  const plain = wordsOf(term).trim();
  return [plain, `${plain}s`, plain.replace(/y$/, 'ies')].some((form) => words.includes(` ${form} `));
}
