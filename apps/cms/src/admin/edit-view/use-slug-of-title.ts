import { unstable_useContentManagerContext, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { generateSlug, isFirstSlug } from '../../platform/strapi-internals/admin/entry-slug';
import { type FormState, useFormState } from '../../platform/strapi-internals/admin/form-state';
import { useOpenEntry } from './use-open-entry';

const FIELD = 'slug';
const DEBOUNCE = 400;
const MAX_LENGTH = 100;

interface SlugAttribute {
  targetField?: string;
}

/**
 * The slug of a new entry follows its title until an editor writes one. Strapi writes the name of the type and leaves it there. A
 * saved entry keeps its slug, because it may be in use.
 */
export function useSlugOfTitle(): void {
  const { contentType } = unstable_useContentManagerContext();
  const { model, documentId, locale } = useOpenEntry();
  const form = useFormState('SlugOfTitle') as FormState & { onChange(name: string, value: unknown): void };
  const { post } = useFetchClient();
  const written = useRef<string | null>(null);
  const attribute = contentType?.attributes[FIELD] as SlugAttribute | undefined;
  const title = attribute?.targetField ? form.values[attribute.targetField] : undefined;
  const slug = form.values[FIELD];
  const isNew = !documentId && Boolean(attribute?.targetField);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what an editor types elsewhere changes no slug
  useEffect(() => {
    if (!isNew || form.isSubmitting) return;
    const isAutomatic = !slug || slug === written.current || isFirstSlug(slug, model);
    if (!isAutomatic) return;
    if (typeof title !== 'string' || !title.trim()) {
      if (slug) form.onChange(FIELD, null);
      return;
    }
    const timer = setTimeout(async () => {
      const generated = await generateSlug(post, { uid: model, field: FIELD, data: form.getValues(), locale });
      const now = form.getValues()[FIELD];
      // Written by hand meanwhile.
      if (now && now !== slug) return;
      const next = generated.slice(0, MAX_LENGTH).replace(/-$/, '');
      written.current = next;
      form.onChange(FIELD, next);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [isNew, title]);

  useEffect(() => {
    // An editor who types `bankinter` passes `bank`.
    const isTyped = document.activeElement?.getAttribute('name') === FIELD;
    if (isNew && !isTyped && isFirstSlug(slug, model) && slug !== written.current) form.onChange(FIELD, null);
  });
}
