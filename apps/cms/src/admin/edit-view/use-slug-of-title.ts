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

/** Whether an editor is in the field of the slug. */
const isTyping = () => document.activeElement?.getAttribute('name') === FIELD;

/**
 * The slug of a new entry follows its title until an editor writes one. Strapi writes the name of the type, or the title as far as it
 * is typed by then, and leaves it there. A saved entry keeps its slug, because it may be in use.
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
  // A copy of an entry begins with a slug.
  const first = useRef(slug);
  const titleBefore = useRef(title);
  /** The last one that no editor wrote, and of these the last one that this hook made. */
  const automatic = useRef<unknown>(null);
  const made = useRef<string | null>(null);

  useEffect(() => {
    // What is restored brings its title. Otherwise nobody but this hook and Strapi changes the slug from outside its field.
    if (slug !== first.current && title === titleBefore.current && !isTyping()) automatic.current = slug;
    titleBefore.current = title;
  }, [slug, title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what an editor types elsewhere changes no slug
  useEffect(() => {
    if (!isNew || form.isSubmitting) return;
    if (slug && slug !== automatic.current && !isFirstSlug(slug, model)) return;
    if (typeof title !== 'string' || !title.trim()) {
      if (slug) form.onChange(FIELD, null);
      return;
    }
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const generated = await generateSlug(post, { uid: model, field: FIELD, data: form.getValues(), locale });
      const now = form.getValues()[FIELD];
      const isByHand = now && now !== slug && now !== automatic.current;
      if (isOutdated || isByHand) return;
      made.current = generated.slice(0, MAX_LENGTH).replace(/-$/, '');
      form.onChange(FIELD, made.current);
    }, DEBOUNCE);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [isNew, title]);

  useEffect(() => {
    // An editor who types `bankinter` passes `bank`.
    if (isNew && !isTyping() && isFirstSlug(slug, model) && slug !== made.current) form.onChange(FIELD, null);
  });
}
