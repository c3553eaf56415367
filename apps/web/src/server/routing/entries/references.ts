interface Named {
  readonly documentId: string;
  readonly slug: string;
}

type Reference = { readonly documentId: string } | null;

/** documentId → slug of the published entries of a list. */
export function slugsById(list: readonly Named[]): ReadonlyMap<string, string> {
  return new Map(list.map(({ documentId, slug }) => [documentId, slug]));
}

/**
 * The slugs of the entries that a row refers to, without those that are not published. A row refers by id, so that a new slug of a
 * tag changes no other row.
 */
export function slugsOf(slugs: ReadonlyMap<string, string>, references: readonly Reference[]): string[] {
  return references.flatMap((reference) => slugs.get(reference?.documentId ?? '') ?? []);
}
