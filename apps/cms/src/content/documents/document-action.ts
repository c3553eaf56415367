import type { Core } from '@strapi/strapi';

/** The argument of `strapi.documents.use`. `src/document-middlewares.ts` lists all our middlewares in their order. */
export type DocumentMiddleware = Parameters<Core.Strapi['documents']['use']>[0];

/** The context of a document middleware. Strapi types `params` by action, and all of ours need the same few of them. */
interface MiddlewareContext {
  uid: string;
  action: string;
  params: unknown;
}

interface ActionParams {
  documentId?: string;
  locale?: string | readonly string[] | null;
  status?: string;
  data?: Record<string, unknown>;
}

/** A document action, read in one place for all middlewares. */
export interface DocumentAction {
  readonly name: string;
  readonly documentId: string | undefined;
  /** The data that is written, which a middleware may change; undefined for an action that writes none. */
  readonly data: Record<string, unknown> | undefined;
  /** A save by an editor or the seed. Middlewares check and complete its data. */
  readonly isSave: boolean;
  /** Whether the call publishes the row that it writes. */
  readonly publishesAtOnce: boolean;
  /** The sites of the call: `all` for `*`, empty if it names none; then Strapi uses the default site. */
  readonly locales: readonly string[] | 'all';
}

export function readDocumentAction({ action, params }: MiddlewareContext): DocumentAction {
  const { documentId, data, locale, status } = (params ?? {}) as ActionParams;
  const isSave = action === 'create' || action === 'update';
  return {
    name: action,
    documentId,
    data,
    isSave,
    publishesAtOnce: isSave && status === 'published',
    locales: localesOf(locale),
  };
}

function localesOf(locale: ActionParams['locale']): readonly string[] | 'all' {
  if (locale === '*') return 'all';
  if (!locale) return [];
  return typeof locale === 'string' ? [locale] : locale;
}

/** The site of a save: the named one, else Strapi's default site. */
export function siteOfSave({ locales }: DocumentAction, defaultLocale: string): string {
  return (locales === 'all' ? undefined : locales[0]) ?? defaultLocale;
}
