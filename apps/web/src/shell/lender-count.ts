/** Stands for the number of published lenders in a text of an editor. */
const placeholder = '{lenders}';

/**
 * Content with the number of lenders in place of `{lenders}`, in every text of it. So no text states a number that another
 * page contradicts.
 * @param content an answer of the CMS
 * @param count digits, as the site writes them
 */
export function withLenderCount<Content>(content: Content, count: string): Content {
  const text = JSON.stringify(content);
  return text?.includes(placeholder) ? JSON.parse(text.replaceAll(placeholder, count)) : content;
}
