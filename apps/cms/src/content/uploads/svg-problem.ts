/** What a drawing may not contain, because a browser that opens it alone would run or load it, with the words for an editor. */
const REFUSED: readonly { pattern: RegExp; what: (found: string) => string }[] = [
  { pattern: /<\s*(?:[\w.-]+:)?script\b/i, what: () => 'un script' },
  {
    pattern: /<\s*(?:[\w.-]+:)?(foreignObject|iframe|object|embed|audio|video|handler)\b/i,
    what: (found) => `un elemento «${found}»`,
  },
  { pattern: /[\s"'/](on[a-z]+)\s*=/i, what: (found) => `una acción «${found}»` },
  { pattern: /(javascript|vbscript)\s*:/i, what: () => 'un script' },
  { pattern: /<!(ENTITY)\b/i, what: () => 'una definición de entidades' },
  { pattern: /<\?(xml-stylesheet)/i, what: () => 'una hoja de estilo de otro archivo' },
  { pattern: /@(import)\b/i, what: () => 'una hoja de estilo de otro archivo' },
  // An animation may set a link after the checks of all the links.
  { pattern: /attributeName\s*=\s*["']\s*(?:xlink:)?(href)/i, what: () => 'un enlace animado' },
];

/** A link of an element, an image or a style: to a part of the drawing itself, or to a picture inside of it. */
const LINK = /[\s"'](?:(?:[\w-]+:)?href|src|xml:base)\s*=\s*(?:"([^"]*)"|'([^']*)')|url\(\s*["']?([^"')]*)/gi;
const INSIDE = /^\s*(#|data:image\/(png|jpe?g|gif|webp);|$)/i;

/** Another encoding could hide from the patterns what a browser reads. */
const ENCODING = /^\uFEFF?<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i;
const READABLE = /^(utf-?8|us-ascii|iso-8859-1)$/i;

/**
 * Finds scripts, event handlers and references to other files in an SVG.
 * @returns what it contains, as a part of a sentence; null = nothing
 */
export function svgProblem(text: string): string | null {
  const encoding = ENCODING.exec(text)?.[1];
  if (encoding && !READABLE.test(encoding)) return `texto en la codificación «${encoding}»`;
  for (const { pattern, what } of REFUSED) {
    const found = pattern.exec(text);
    if (found) return what(found[1] ?? '');
  }
  const outside = [...text.matchAll(LINK)].map(([, ...links]) => links.find((link) => link !== undefined) ?? '');
  return outside.every((link) => INSIDE.test(link)) ? null : 'un enlace a otro archivo o a otro sitio';
}
