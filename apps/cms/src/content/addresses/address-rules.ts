import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import { isRecord } from '../entry-rules/figures';
import type { Problem } from '../entry-rules/problem';
import type { EntryDraft } from '../entry-rules/site-rules';
import { comparable, pageAt, publishedPages, servedAddresses } from './site-addresses';

interface RedirectRow {
  documentId: string;
  from: string;
  to: string;
}

/** Refuses addresses that lead nowhere: redirects in a circle or from a page that exists, and links of the menu to no page. */
export async function addressProblems(strapi: Core.Strapi, draft: EntryDraft): Promise<Problem[]> {
  if (draft.type === 'redirect') return redirectProblems(strapi, draft);
  return draft.type === 'menu' ? menuProblems(strapi, draft) : [];
}

async function redirectProblems(strapi: Core.Strapi, { data, locale, documentId }: EntryDraft): Promise<Problem[]> {
  const { from, to } = data;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  const others = (await redirectsOf(strapi, locale)).filter((row) => row.documentId !== documentId);
  const circle = circleOf(from, to, others);
  const page = await pageAt(strapi, locale, comparable(from));
  return [
    ...(circle
      ? [{ path: ['to'], message: `La redirección da vueltas: ${circle.join(' → ')}. Cambia su destino.` }]
      : []),
    ...(page === undefined ? [] : [{ path: ['from'], message: hidden(from, page) }]),
    ...(servedAddresses(locale).includes(comparable(from)) ? [{ path: ['from'], message: listed(from) }] : []),
  ];
}

const hidden = (from: string, page: string): string =>
  `En ${from} está publicada «${page}», y la redirección no haría nada. Retira antes esa página o escribe otra ruta.`;

const listed = (from: string): string =>
  `${from} es la lista de artículos del sitio, y la redirección no haría nada. Escribe otra ruta.`;

/** The way from a redirect back to itself, over other redirects; null if it ends elsewhere. */
export function circleOf(
  from: string,
  to: string,
  others: readonly Omit<RedirectRow, 'documentId'>[],
): string[] | null {
  const targets = new Map(others.map((row) => [comparable(row.from), row.to]));
  const start = comparable(from);
  const way = [start];
  for (let next: string | undefined = to; next?.startsWith('/'); next = targets.get(comparable(next))) {
    const step = comparable(next);
    if (step === start) return [...way, start];
    if (way.includes(step)) return null;
    way.push(step);
  }
  return null;
}

async function menuProblems(strapi: Core.Strapi, { data, locale }: EntryDraft): Promise<Problem[]> {
  const links = listOf<{ links?: unknown }>(data.groups).flatMap(({ links: urls }, group) =>
    listOf<{ url?: unknown }>(urls).map(({ url }, link) => ({
      url,
      path: ['groups', String(group), 'links', String(link), 'url'],
    })),
  );
  const own = links.filter((link): link is { url: string; path: string[] } => isOwnAddress(link.url));
  if (own.length === 0) return [];
  const known = new Set([
    ...(await publishedPages(strapi, locale)),
    ...servedAddresses(locale),
    ...(await redirectsOf(strapi, locale)).map(({ from }) => comparable(from)),
  ]);
  return own
    .filter(({ url }) => !known.has(comparable(url)))
    .map(({ url, path }) => ({
      path,
      message: `No hay ninguna página publicada en ${url} en este sitio. Publícala antes o corrige el enlace.`,
    }));
}

/** The parts of a repeatable component; of anything else, which Strapi refuses itself, none. */
const listOf = <Part extends object>(value: unknown): readonly Part[] =>
  Array.isArray(value) ? (value.filter(isRecord) as unknown as Part[]) : [];

/** A path of a page of the site: a path with a file extension is not one. */
const isOwnAddress = (url: unknown): boolean =>
  typeof url === 'string' && url.startsWith('/') && !comparable(url).includes('.');

const redirectsOf = (strapi: Core.Strapi, locale: string): Promise<RedirectRow[]> =>
  strapi.db.query(uidOf('redirect')).findMany({
    select: ['documentId', 'from', 'to'],
    where: { locale, publishedAt: { $notNull: true } },
  });
