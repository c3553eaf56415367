import 'server-only';
import { openPreviewLink, type PreviewedType, type PreviewLink } from '@prestafaro/types/preview-link';
import { environment } from '@/cms/environment';
import type { Preview } from '@/cms/request-context';
import type { Decision } from '@/server/routing/decision';
import { ownRouteOf } from '@/server/routing/entries/page-entries';
import type { PageKind } from '@/server/routing/page-kinds';

interface OpenedPreview {
  readonly decision: Decision;
  /** Undefined if the link opens nothing. */
  readonly preview?: Preview;
}

/** The folder of the routes of a preview below a site. */
const folder = 'preview';

/** The kind of page that shows an entry of a type. */
const kindOfType = {
  page: 'page',
  article: 'article',
  tag: 'tag',
  author: 'author',
  lender: 'lender',
  'lenders-guide': 'lenders',
  bank: 'bank',
  'work-calendar': 'calendar',
} as const satisfies Record<PreviewedType, PageKind>;

/** No index, no store and no page that it leads to learns of a preview. */
const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/**
 * The answer to a preview link: the real page of its entry, made for this request. Undefined for every other address. Editors read
 * the refusals.
 * @param internal address of the page that the proxy has decided on
 */
export function previewDecision(
  internal: string,
  { method, query, now }: { method: string; query: URLSearchParams; now: number },
): OpenedPreview | undefined {
  const [, locale, first, ...more] = internal.split('/');
  if (first !== folder || more.length > 0) return undefined;
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal(405, 'Una vista previa no recibe formularios. Pruébalo en la página publicada.');
  }
  const token = query.get('token') ?? '';
  const opened = openPreviewLink(environment().CMS_PREVIEW_TOKEN, now / 1000, token);
  if (opened.state === 'invalid' || opened.link.locale !== locale) {
    return refusal(403, 'Este enlace no abre ninguna vista previa. Ábrela de nuevo desde el panel.');
  }
  const { admin } = opened.link;
  if (opened.state === 'expired') {
    return refusal(403, 'Este enlace ha caducado. Cierra la vista previa y ábrela de nuevo desde el panel.', admin);
  }
  const version = query.get('version') === 'published' ? 'published' : 'draft';
  const shown = shownRoute(query.get('view'), opened.link);
  return {
    decision: { kind: 'page', internal: shown, headers, framedBy: admin },
    preview: { version, token },
  };
}

/** @param view which of the views of an entry: `compare`, `share`, and its page for every other value */
function shownRoute(view: string | null, link: PreviewLink): string {
  if (view === 'compare') return `/${link.locale}/${folder}/compare`;
  return view === 'share' ? `/og/${link.locale}/${kindOfType[link.type]}/${link.slug}.png` : routeOf(link);
}

/** The route that makes the page per request. Fixed pages with a route of their own have one, except the campaign's. */
function routeOf({ locale, type, slug, fixedPage }: PreviewLink): string {
  const own = ownRouteOf(fixedPage);
  if (own?.type === 'campaign') return `/${locale}/${folder}/${own.address}`;
  return own ? `/${locale}/${own.address}` : `/${locale}/${folder}/${kindOfType[type]}/${slug}`;
}

function refusal(status: 403 | 405, text: string, framedBy?: string): OpenedPreview {
  return { decision: { kind: 'refusal', status, text, headers, framedBy } };
}
