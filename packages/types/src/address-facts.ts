import * as z from 'zod/mini';

const reference = z.nullable(z.object({ documentId: z.string() }));

/** The names and shapes are those of the CMS's GraphQL. */
const common = {
  documentId: z.string().check(z.minLength(1)),
  updatedAt: z.nullable(z.string()),
  seo: z.nullable(z.object({ noindex: z.boolean() })),
};
const named = { ...common, slug: z.string() };
const numbered = { ...named, number: z.number() };
const listed = { ...named, tags: z.array(reference), author: reference };

/**
 * The part of a published entry that the route manifest needs, by type: exactly what decides its address, the lists that contain
 * it, and whether a search engine may list it. A type without an address is in none of these.
 */
export const addressRowSchemas = {
  /** Of the kind `lender`: the lender below whose address it stands. */
  page: z.object({ ...named, kind: z.string(), fixedPage: z.nullable(z.string()), lender: reference }),
  article: z.object({ ...listed, isAtRoot: z.boolean() }),
  tag: z.object(named),
  author: z.object(numbered),
  lender: z.object(numbered),
  'lenders-guide': z.object(common),
  bank: z.object(named),
  'work-calendar': z.object(listed),
  redirect: z.object({ documentId: common.documentId, from: z.string(), to: z.string(), isPermanent: z.boolean() }),
} as const;

/** The types whose entries have an address. */
export type AddressedType = keyof typeof addressRowSchemas;

/**
 * The list of the manifest's content that contains the entries of a type. The guide to lenders is one entry without a list. A
 * new type does not compile without one.
 */
export const addressLists = {
  page: 'pages',
  article: 'articles',
  tag: 'tags',
  author: 'authors',
  lender: 'lenders',
  bank: 'banks',
  'work-calendar': 'calendars',
  redirect: 'redirects',
} as const satisfies Record<Exclude<AddressedType, 'lenders-guide'>, string>;

/** Whether entries of this content type have an address of their own, so that a publish event carries their facts. */
export function isAddressedType(type: string): type is AddressedType {
  return Object.hasOwn(addressRowSchemas, type);
}

/** The fields of one entry of the type that its address needs, as GraphQL names them. */
export type AddressRow<Type extends AddressedType = AddressedType> = z.infer<(typeof addressRowSchemas)[Type]>;

function factsOf<Type extends AddressedType>(type: Type) {
  return z.object({ type: z.literal(type), row: addressRowSchemas[type] });
}

/** A published entry as a publish event carries it. Fields that no address needs are left out. */
export const addressFactsSchema = z.discriminatedUnion('type', [
  factsOf('page'),
  factsOf('article'),
  factsOf('tag'),
  factsOf('author'),
  factsOf('lender'),
  factsOf('lenders-guide'),
  factsOf('bank'),
  factsOf('work-calendar'),
  factsOf('redirect'),
]);

export type AddressFacts = z.infer<typeof addressFactsSchema>;
