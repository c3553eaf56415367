/** What a document middleware is told: Strapi types `params` per action, and each of ours needs the same few of them. */
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

/** One reading of a document action for all middlewares of this app. */
export interface DocumentAction {
  readonly name: string;
  readonly documentId: string | undefined;
  /** The data that is written, to be changed in place; undefined for an action that writes none. */
  readonly data: Record<string, unknown> | undefined;
  /** An editor's or the seed's save: what is checked and completed before it is written. */
  readonly isSave: boolean;
  /** The written row is published in the same call. */
  readonly publishesAtOnce: boolean;
  /** The sites that the caller named; `all` for `*`, empty when none was named: Strapi then takes the default site. */
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

/** The one site that a save is for: the named one, else Strapi's default site. */
export function siteOfSave({ locales }: DocumentAction, defaultLocale: string): string {
  return (locales === 'all' ? undefined : locales[0]) ?? defaultLocale;
}
