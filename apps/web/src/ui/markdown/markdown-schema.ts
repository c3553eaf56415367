import type { Options } from 'rehype-sanitize';

/**
 * The elements that an editor's text may contain: text, headings, lists, quotes, tables and links. No scripts,
 * resources or styles. A link with another scheme (`javascript:`, `data:`) becomes plain text.
 */
export const markdownSchema: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'blockquote', 'strong', 'em', 'del', 'code', 'pre', 'a'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href', 'title'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style'],
};
