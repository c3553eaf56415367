interface FailedRemoval {
  meta?: { rejectedWithValue?: boolean; arg?: { endpointName?: string } };
  payload?: { name?: string; message?: string };
}

const REMOVALS: ReadonlySet<unknown> = new Set([
  'deleteDocument',
  'deleteManyDocuments',
  'unpublishDocument',
  'unpublishManyDocuments',
]);

/**
 * Why the CMS refused to delete or unpublish entries; null for every other action of the panel's store. Touches the names of the
 * content manager's requests.
 */
export function refusedRemoval(action: unknown): string | null {
  const { meta, payload } = (action ?? {}) as FailedRemoval;
  const isRefused = meta?.rejectedWithValue && payload?.name === 'ValidationError';
  return isRefused && REMOVALS.has(meta.arg?.endpointName) ? (payload.message ?? null) : null;
}
