export type EntryReference = { id: number } | { documentId: string };

/**
 * Reads the target of a to-one relation in the data of a save. The admin sends `{ connect: [{ id, documentId, … }] }`; code
 * may send a documentId, an id, or the entry.
 * @returns null if the relation is empty
 */
export function connectedEntry(relation: unknown): EntryReference | null {
  if (typeof relation === 'number') return { id: relation };
  if (typeof relation === 'string') return relation ? { documentId: relation } : null;
  if (Array.isArray(relation)) return connectedEntry(relation.at(-1));
  if (typeof relation !== 'object' || relation === null) return null;
  const { connect, set, documentId, id } = relation as Record<string, unknown>;
  return connectedEntry(connect) ?? connectedEntry(set) ?? connectedEntry(documentId) ?? connectedEntry(id);
}
