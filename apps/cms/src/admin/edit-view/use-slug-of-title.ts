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
  const before = useRef<unknown>(undefined);
  const isStrapis = useRef(false);
  const attribute = contentType?.attributes[FIELD] as SlugAttribute | undefined;
  const title = attribute?.targetField ? form.values[attribute.targetField] : undefined;
  const slug = form.values[FIELD];
  const isNew = !documentId && Boolean(attribute?.targetField);

  // Before the effect below, which reads what this one found in the same render.
  useEffect(() => {
    const isTyped = document.activeElement?.getAttribute('name') === FIELD;
    isStrapis.current = !isTyped && slug !== written.current && isFirstSlug(before.current, slug, model);
    before.current = slug;
    if (isNew && isStrapis.current) form.onChange(FIELD, null);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what an editor types elsewhere changes no slug
  useEffect(() => {
    if (!isNew || form.isSubmitting) return;
    const isAutomatic = !slug || slug === written.current || isStrapis.current;
    if (!isAutomatic) return;
    if (typeof title !== 'string' || !title.trim()) {
      if (slug) form.onChange(FIELD, null);
      return;
    }
    const timer = setTimeout(async () => {
      const source = { uid: model, field: FIELD, data: form.getValues(), locale };
      // Without an answer the field stays as it is, and the next change of the title asks again.
      const generated = await generateSlug(post, source).catch(() => null);
      if (generated === null) return;
      const now = form.getValues()[FIELD];
      // Written by hand meanwhile.
      if (now && now !== slug) return;
      const next = generated.slice(0, MAX_LENGTH).replace(/-$/, '');
      written.current = next;
      form.onChange(FIELD, next);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [isNew, title]);
}
