import { isLocale, type Locale } from '@prestafaro/countries';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { editorialTypeOf } from '../../content/content-types';
import { editorialEntry } from '../../content/editorial-types';
import { type EntryChanges, PLANNED_CHANGES_PATH } from '../../content/planned-changes/wire';
import { useFormState, versionOf } from '../../platform/strapi-internals/admin/form-state';
import { useOpenEntry } from './use-open-entry';

/** A planned change that falls due while the entry is open is shown as done after this time. */
const INTERVAL_MS = 15_000;

/** What names the open entry in a request about its planned changes. */
export interface PlannableEntry {
  uid: string;
  locale: Locale;
  documentId?: string;
}

/** What is planned for the open entry; null for one that cannot be planned, such as an entry that is not saved yet. */
export function useEntryChanges(): { entry: PlannableEntry; changes: EntryChanges; reload(): Promise<void> } | null {
  const { get } = useFetchClient();
  const { model: uid, documentId, locale } = useOpenEntry();
  const { initialValues } = useFormState('EntryChanges');
  const version = versionOf(initialValues);
  const [changes, setChanges] = useState<EntryChanges | null>(null);
  const type = editorialTypeOf(uid);
  const isSingle = type !== null && editorialEntry(type).schema.kind === 'singleType';
  const site = type && (documentId || isSingle) && locale && isLocale(locale) ? locale : null;

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const params = { uid, locale: site, ...(documentId && { documentId }) };
      const { data } = await get<EntryChanges>(`${PLANNED_CHANGES_PATH}/entry`, { params, signal });
      setChanges(data);
    },
    [get, uid, site, documentId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: those of another entry must not be shown, not even for a moment
  useEffect(() => setChanges(null), [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save
  useEffect(() => {
    if (!site) return;
    const abort = new AbortController();
    // An entry without a version on this site answers 404.
    const refresh = () => void load(abort.signal).catch(() => undefined);
    refresh();
    const timer = setInterval(refresh, INTERVAL_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [load, site, version]);

  if (!site || !changes) return null;
  return { entry: { uid, locale: site, ...(documentId && { documentId }) }, changes, reload: () => load() };
}
