import { addressLists } from '@prestafaro/types/address-facts';
import type { AddressChange } from '@/server/routing/address-change';
import type { ListName, SiteContent } from '@/server/routing/site-content';

type ListedType = keyof typeof addressLists;

/**
 * Content after changes of its entries, as a new read of the CMS would return it. A closed site has no addresses, whatever else is
 * published, so it stays as it is.
 * @param changes the last one of each entry, in any order: rows refer to each other by id, so that no change needs another one
 */
export function patchContent(content: SiteContent, changes: readonly AddressChange[]): SiteContent {
  if (!content.isOpen || changes.length === 0) return content;
  const types = new Set(changes.map(({ type }) => type));
  const lists = (Object.keys(addressLists) as ListedType[])
    .filter((type) => types.has(type))
    .map((type) => {
      const own = changes.filter((change) => change.type === type);
      return [addressLists[type], patchList(content[addressLists[type]], own)];
    });
  const guide = changes.find(({ type }) => type === 'lenders-guide');
  return { ...content, ...Object.fromEntries(lists), ...(guide && { lendersGuide: guide.facts?.row ?? null }) };
}

type Row = SiteContent[ListName][number];

/** A list in the order of the CMS, which decides the entry that gets a path. */
function patchList(rows: readonly Row[], changes: readonly AddressChange[]): readonly Row[] {
  const changed = new Set(changes.map(({ documentId }) => documentId));
  const kept = rows.filter(({ documentId }) => !changed.has(documentId));
  const published = changes.flatMap(({ facts }) => (facts ? [facts.row as Row] : []));
  return [...kept, ...published].sort((one, other) => (one.documentId < other.documentId ? -1 : 1));
}
