import { publicPath } from '@prestafaro/addresses';
import { siteOfLocale } from '@prestafaro/countries';
import type { PublishEvent, PublishedType, RelatedDocument } from '@prestafaro/types/publish-event';
import { cacheTag } from '@/cms/cache-table';
import type { RouteEntry } from '@/server/routing/manifest';

type DocumentKey = Pick<PublishEvent, 'locale'> & { readonly slug: string };

/** What follows from the change of a document of one type. */
interface ChangeEffects {
  /** The tags that name the document by a slug. They are dropped for its former and for its current slug. */
  readonly ownTags: (key: DocumentKey) => readonly string[];
  /** The tags of the lists that hold it, and of a document without a slug. */
  readonly listTags: (event: PublishEvent) => readonly string[];
  /** Whether a page of the same site prints something of it. Its own page is made again in any case. */
  readonly isShownOn: (entry: RouteEntry, event: PublishEvent) => boolean;
}

const none = () => [];
const everywhere = () => true;
const nowhere = () => false;

/** The effects of a change, for every type of the CMS that a page shows. A type without an entry does not compile. */
export const changeEffects: Readonly<Record<PublishedType, ChangeEffects>> = {
  'site-setting': { ownTags: none, listTags: (event) => [cacheTag.settings(event)], isShownOn: everywhere },
  menu: { ownTags: none, listTags: (event) => [cacheTag.menu(event)], isShownOn: everywhere },
  page: {
    ownTags: (key) => [cacheTag.page(key)],
    // A lender's page links the pages below it, and a landing page the related ones.
    listTags: (event) => [
      ...lendersOf(event).map((slug) => cacheTag.lender({ ...event, slug })),
      ...(mayBeSeo(event) ? [cacheTag.seoPages(event)] : []),
    ],
    isShownOn: ({ type, slug, meta }, event) =>
      (type === 'lender' && lendersOf(event).includes(slug)) || (meta?.type === 'seo' && mayBeSeo(event)),
  },
  article: {
    ownTags: (key) => [cacheTag.article(key)],
    listTags: (event) => [cacheTag.articles(event), ...event.related.flatMap((one) => listTagsOf(event, one))],
    // An article shows similar ones: those with a tag of its own.
    isShownOn: ({ type, slug, tags }, { related }) =>
      type === 'blog' ||
      related.some(
        (one) => (one.type === type && one.slug === slug) || (one.type === 'tag' && tags.includes(one.slug)),
      ),
  },
  tag: {
    ownTags: (key) => [cacheTag.tag(key), cacheTag.articlesOfTag({ locale: key.locale, tag: key.slug })],
    listTags: (event) => [cacheTag.tags(event)],
    isShownOn: ({ type, slug, tags }, event) =>
      type === 'blog' || (type === 'tag' && slug === event.slug) || tags.some((tag) => tag === event.slug),
  },
  author: {
    ownTags: (key) => [cacheTag.author(key), cacheTag.articlesOfAuthor({ locale: key.locale, author: key.slug })],
    listTags: (event) => [cacheTag.authors(event)],
    isShownOn: ({ type, slug, author }, event) =>
      type === 'blog' || (type === 'author' && slug === event.slug) || author === event.slug,
  },
  lender: {
    ownTags: (key) => [cacheTag.lender(key)],
    // Every page may state the number of lenders.
    listTags: (event) => [
      cacheTag.lenders(event),
      ...event.related.flatMap((one) => listTagsOf(event, one)),
      ...(changesCount(event) ? [cacheTag.lenderCount(event)] : []),
    ],
    // The pages of the kind `page` with this meta stand below a lender, whose name is in their breadcrumbs. Its bank lists it.
    isShownOn: ({ type, slug, meta }, event) =>
      type === 'lenders' ||
      type === 'offers' ||
      (type === 'page' && meta?.type === 'lender') ||
      event.related.some((one) => one.type === type && one.slug === slug) ||
      changesCount(event),
  },
  'lenders-guide': {
    ownTags: none,
    listTags: (event) => [cacheTag.lendersGuide(event)],
    isShownOn: nowhere,
  },
  offer: {
    ownTags: none,
    listTags: (event) => [cacheTag.offers(event)],
    // Their stored lists (decision 012), and the feed in the cache, whose first reader would get the older one.
    isShownOn: ({ type, slug, meta }, { related }) =>
      type === 'offers' || meta?.type === 'seo' || (type === 'lender' && related.some((one) => one.slug === slug)),
  },
  bank: {
    ownTags: (key) => [cacheTag.bank(key)],
    listTags: (event) => [cacheTag.banks(event)],
    // A bank does not know which lenders and articles name it. The page of the lenders links all banks.
    isShownOn: ({ type }) => type === 'lender' || type === 'article' || type === 'lenders',
  },
  partner: {
    ownTags: none,
    listTags: (event) => [cacheTag.partners(event)],
    isShownOn: ({ meta }) => meta?.type === 'doc',
  },
  testimonial: {
    ownTags: none,
    listTags: (event) => [cacheTag.testimonials(event)],
    isShownOn: ({ type, meta }) => type === 'page' && meta === null,
  },
  'work-calendar': {
    ownTags: (key) => [cacheTag.calendar(key)],
    listTags: (event) => [cacheTag.calendars(event)],
    // Every calendar links the other years; the first page of the blog and of each tag lists them.
    isShownOn: ({ type, listPage }) => type === 'calendar' || ((type === 'blog' || type === 'tag') && listPage === 1),
  },
  // Redirects are only in the route manifest.
  redirect: { ownTags: none, listTags: none, isShownOn: nowhere },
  comment: { ownTags: none, listTags: reviewTags(cacheTag.comments), isShownOn: isSubject },
  rating: { ownTags: none, listTags: reviewTags(cacheTag.ratings), isShownOn: isSubject },
  site: { ownTags: none, listTags: (event) => [cacheTag.site(event)], isShownOn: everywhere },
};

const lendersOf = ({ related }: PublishEvent) => related.flatMap((one) => (one.type === 'lender' ? [one.slug] : []));

/** Whether a page is a landing page, as far as its event tells: one that is gone may have been. */
const mayBeSeo = ({ address }: PublishEvent) => address?.type !== 'page' || address.row.kind === 'seo';

/** Whether an entry is published for the first time, or no longer. */
function changesCount({ event, previousPath }: PublishEvent): boolean {
  return event === 'unpublish' || previousPath === null;
}

/** The lists under a tag or an author, and the page of a bank, which lists articles and lenders; a lender lists neither. */
function listTagsOf({ locale }: PublishEvent, { type, slug }: RelatedDocument): readonly string[] {
  const tags: Readonly<Record<RelatedDocument['type'], readonly string[]>> = {
    tag: [cacheTag.articlesOfTag({ locale, tag: slug })],
    author: [cacheTag.articlesOfAuthor({ locale, author: slug })],
    lender: [],
    bank: [cacheTag.bank({ locale, slug })],
  };
  return tags[type];
}

function reviewTags(tagOf: typeof cacheTag.comments | typeof cacheTag.ratings): ChangeEffects['listTags'] {
  return ({ locale, subject }) =>
    subject ? [tagOf({ locale, subjectType: subject.type, subjectId: subject.id })] : [];
}

/** Whether a page is the subject of a review. The home page has the name `home` instead of an id. */
function isSubject({ documentId, path }: RouteEntry, { locale, subject }: PublishEvent): boolean {
  return subject?.type === 'home' ? path === publicPath(siteOfLocale(locale), '/') : documentId === subject?.id;
}
