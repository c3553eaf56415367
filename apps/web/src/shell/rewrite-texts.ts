/**
 * Content with its texts rewritten, at any depth; the same object if that changes nothing.
 * @param content an answer of the CMS
 * @param rewrite gets the content as JSON, and returns JSON
 */
export function rewriteTexts<Content>(content: Content, rewrite: (json: string) => string): Content {
  const json = JSON.stringify(content) ?? '';
  const rewritten = rewrite(json);
  return rewritten === json ? content : JSON.parse(rewritten);
}
