import { scriptSafeJson } from '@/site/json-ld/script-safe-json';

/** What search engines read: one schema.org thing, or several, in a script that runs nothing. */
export function JsonLd({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; scriptSafeJson closes every way out
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />;
}
