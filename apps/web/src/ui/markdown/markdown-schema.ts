import type { Options } from 'rehype-sanitize';

/**
 * What an editor's text may become: words, headings, lists, quotes, tables and links. Nothing that runs, loads or
 * styles. Addresses with another scheme (`javascript:`, `data:`) lose their link and keep their words.
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
