/**
 * JSON that can stand inside a `<script>`: `<` is written as an escape, so that no text of the CMS closes the script
 * or opens a comment; U+2028 and U+2029 likewise, which old parsers take for line ends.
 */
export function scriptSafeJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
