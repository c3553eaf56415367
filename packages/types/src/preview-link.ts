import * as z from 'zod/mini';
import type { AddressedType } from './address-facts.ts';
import { localeSchema } from './locale.ts';
import { signBody, verifySignature } from './signature.ts';

/** Seconds for which a link opens a draft. The admin asks for a new one each time that its preview is opened. */
export const previewLinkSeconds = 900;

/** The types of entries that have a page of their own. */
export const previewedTypes = [
  'page',
  'article',
  'tag',
  'author',
  'lender',
  'lenders-guide',
  'bank',
  'work-calendar',
] as const satisfies readonly Exclude<AddressedType, 'redirect'>[];

/** A content type with a preview: one of {@link previewedTypes}. */
export type PreviewedType = (typeof previewedTypes)[number];

const previewLinkSchema = z.object({
  locale: localeSchema,
  type: z.enum(previewedTypes),
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Set for the fixed pages, some of which have a route of their own. */
  fixedPage: z.nullable(z.string().check(z.maxLength(40))),
  /** Origin of the admin that shows the page in a frame: `https://cms.example.com`. */
  admin: z.string().check(z.regex(/^https?:\/\/[\w.:-]{1,260}$/)),
});

/** One entry whose draft may be read, and where its page is shown. */
export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** What a token opens. `invalid`: malformed, or not signed by us; nothing of it may be shown. */
export type OpenedPreviewLink =
  | { readonly state: 'valid'; readonly link: PreviewLink }
  /** Signed by us, so its editor may read that it is too old. */
  | { readonly state: 'expired'; readonly link: PreviewLink }
  | { readonly state: 'invalid' };

/**
 * The token of a link to the draft of one entry: its content, the time and the signature, so that no instance has to remember it.
 * @param nowSeconds seconds since 1970
 */
export function signPreviewLink(secret: string, nowSeconds: number, link: PreviewLink): string {
  const body = JSON.stringify(link);
  return [Buffer.from(body).toString('base64url'), nowSeconds, signBody(secret, nowSeconds, body)].join('.');
}

/** Reads a token of `signPreviewLink`. An altered one is invalid, whatever its age. */
export function openPreviewLink(secret: string, nowSeconds: number, token: string): OpenedPreviewLink {
  const [encoded = '', timestamp = '', signature = '', ...more] = token.split('.');
  const body = Buffer.from(encoded, 'base64url').toString('utf8');
  const checked = verifySignature(secret, nowSeconds, { body, timestamp, signature }, previewLinkSeconds);
  if (more.length > 0 || (!checked.ok && checked.reason !== 'expired')) return { state: 'invalid' };
  const link = previewLinkSchema.safeParse(JSON.parse(body));
  if (!link.success) return { state: 'invalid' };
  return { state: checked.ok ? 'valid' : 'expired', link: link.data };
}
