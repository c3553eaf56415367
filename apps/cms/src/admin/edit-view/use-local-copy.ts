import { useAuth } from '@strapi/strapi/admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { editorialTypeOf } from '../../content/content-types';
import { useFormState, versionOf } from '../../platform/strapi-internals/admin/form-state';
import {
  type CopyPlace,
  isObsolete,
  type LocalCopy,
  readCopy,
  removeCopies,
  removeCopy,
  type SentSave,
  sameValues,
  writeCopy,
} from './local-copy';
import { useOpenEntry } from './use-open-entry';

/** How long nothing is typed before a copy is kept. */
const DEBOUNCE = 400;

interface Offer {
  copy: LocalCopy;
  restore(): void;
  discard(): void;
}

/**
 * Keeps what an editor types in this browser tab until it is saved, and offers it back when the form opens without it. Entries
 * with visitors’ personal data are never kept.
 */
export function useLocalCopy(): Offer | null {
  const { model, documentId, locale } = useOpenEntry();
  const form = useFormState('LocalCopy');
  const isCloning = useLocation().pathname.includes('/clone/');
  const userId = useAuth('LocalCopy', ({ user }) => user?.id);
  const place = useMemo<CopyPlace | null>(
    () =>
      userId && editorialTypeOf(model) && !isCloning
        ? { userId: String(userId), uid: model, documentId, locale }
        : null,
    [userId, model, documentId, locale, isCloning],
  );
  const [found, setFound] = useState<LocalCopy | null>(null);
  const sent = useRef<SentSave | null>(null);
  const wasSubmitting = useRef(false);
  const wasModified = useRef(false);
  const version = versionOf(form.initialValues);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each entry, with the values at the moment of opening
  useEffect(() => {
    if (!place) return;
    removeCopies(sessionStorage, place.userId);
    forgetCreated(place, form.initialValues);
    setFound(readCopy(sessionStorage, place));
    wasModified.current = false;
  }, [place]);

  useEffect(() => {
    if (form.isSubmitting) {
      // The new version may arrive before the form has stopped submitting.
      sent.current = { at: Date.now(), version: wasSubmitting.current ? sent.current?.version : version };
    }
    wasSubmitting.current = form.isSubmitting;
    if (!place) return;
    if (form.modified) {
      wasModified.current = true;
      const keep = () => writeCopy(sessionStorage, place, { typedAt: Date.now(), version, values: form.values });
      if (form.isSubmitting) return keep();
      const timer = setTimeout(keep, DEBOUNCE);
      return () => clearTimeout(timer);
    }
    if (!wasModified.current || form.isSubmitting) return;
    const stored = readCopy(sessionStorage, place);
    if (stored && isObsolete(stored, version, sent.current, Date.now())) removeCopy(sessionStorage, place);
  }, [place, form.values, form.modified, form.isSubmitting, version]);

  if (!place || !found || form.modified || sameValues(found.values, form.values)) return null;
  const forget = () => {
    removeCopy(sessionStorage, place);
    setFound(null);
  };
  return {
    copy: found,
    restore: () => {
      form.setValues(found.values);
      setFound(null);
    },
    discard: forget,
  };
}

/** Deletes the copy of a new entry once the entry exists: the form has then moved to another address. */
function forgetCreated(place: CopyPlace, { createdAt }: Record<string, unknown>): void {
  if (!place.documentId || typeof createdAt !== 'string') return;
  const asNew = { ...place, documentId: undefined };
  const copy = readCopy(sessionStorage, asNew);
  if (copy && Math.abs(Date.parse(createdAt) - copy.typedAt) < 60_000) removeCopy(sessionStorage, asNew);
}
