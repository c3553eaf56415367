import type { Thing, WithContext } from 'schema-dts';
/** Structured data for search engines: one schema.org thing, or several. A browser does not execute this script. */
export function JsonLd({ data }: { data: WithContext<Thing> | WithContext<Thing>[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; scriptSafeJson closes every way out
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />;
}

/**
 * JSON that is safe inside a `<script>`. `<` is escaped, so that no text of the CMS closes the script or opens a
 * comment. U+2028 and U+2029 are escaped too, because old parsers take them for line ends.
 */
export function scriptSafeJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
