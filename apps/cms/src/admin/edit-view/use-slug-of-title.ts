import { unstable_useContentManagerContext, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { generateSlug } from '../../platform/strapi-internals/admin/entry-slug';
import { type FormState, useFormState } from '../../platform/strapi-internals/admin/form-state';
import { useOpenEntry } from './use-open-entry';

const FIELD = 'slug';
const DEBOUNCE = 400;
const MAX_LENGTH = 100;

interface SlugAttribute {
  targetField?: string;
}

/**
 * The slug of a new entry follows its title until an editor writes one. A saved entry keeps its slug, because it may be in use; a copy
 * of an entry begins with a slug, and keeps it.
 */
export function useSlugOfTitle(): void {
  const { contentType } = unstable_useContentManagerContext();
  const { model, documentId, locale } = useOpenEntry();
  const form = useFormState('SlugOfTitle') as FormState & { onChange(name: string, value: unknown): void };
  const { post } = useFetchClient();
  const attribute = contentType?.attributes[FIELD] as SlugAttribute | undefined;
  const title = attribute?.targetField ? form.values[attribute.targetField] : undefined;
  const slug = form.values[FIELD];
  const isNew = !documentId && Boolean(attribute?.targetField);
  /** The last slug that this hook made. Any other was written, or restored, by an editor. */
  const made = useRef<unknown>(null);
  const isByHand = (value: unknown) => Boolean(value) && value !== made.current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what an editor types elsewhere changes no slug
  useEffect(() => {
    if (!isNew || form.isSubmitting || isByHand(slug)) return;
    if (typeof title !== 'string' || !title.trim()) {
      if (slug) form.onChange(FIELD, null);
      return;
    }
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const generated = await generateSlug(post, { uid: model, field: FIELD, data: form.getValues(), locale });
      if (isOutdated || isByHand(form.getValues()[FIELD])) return;
      made.current = generated.slice(0, MAX_LENGTH).replace(/-$/, '');
      form.onChange(FIELD, made.current);
    }, DEBOUNCE);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [isNew, title]);
}
