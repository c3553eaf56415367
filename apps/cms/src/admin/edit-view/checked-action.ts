import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useEntryLocale } from '../../platform/strapi-internals/admin/entry-locale';
import { useFormState } from '../../platform/strapi-internals/admin/form-state';
import { isSaveShortcut } from '../../platform/strapi-internals/admin/save-shortcut';
import { checkEntry, formErrors } from './check-entry';
import type { DocumentAction, DocumentActionDescription } from './document-action';
import { useKeptValues } from './use-kept-values';

type OnClick = NonNullable<DocumentActionDescription['onClick']>;

const UNREACHABLE =
  'El gestor no responde y no se ha guardado nada. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un momento.';

/**
 * Strapi’s button for saving or publishing, which first asks the CMS what is wrong. Strapi empties the form of a refused save,
 * and shows an error page in place of the form while the CMS does not answer; so such a save is not sent at all.
 */
export function checkedAction(useOriginal: DocumentAction): DocumentAction {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each action, when the admin starts
  const useChecked: DocumentAction = (props) => {
    const description = useOriginal(props);
    const form = useFormState('CheckedAction');
    const saveKeepingValues = useKeptValues(form);
    const { post } = useFetchClient();
    const { toggleNotification } = useNotification();
    const shownLocale = useEntryLocale();

    const refuse = (message: string): true => {
      toggleNotification({ type: 'danger', message });
      return true;
    };

    /** Whether the entry may be sent. Otherwise the editor has been told why not. */
    const mayBeSent = async (): Promise<boolean> => {
      (document.activeElement as HTMLElement | null)?.blur();
      form.setSubmitting(true);
      // A field that waits for its blur has written its value by the next task.
      await new Promise((resolve) => setTimeout(resolve));
      const locale = props.document?.locale ?? shownLocale;
      const { model: uid, documentId } = props;
      const outcome = await checkEntry(post, { uid, locale, documentId, data: form.getValues() });
      form.setSubmitting(false);
      if (outcome.kind === 'problems') {
        form.setErrors(formErrors(outcome.problems));
        return !refuse([...new Set(outcome.problems.map(({ message }) => message))].join(' '));
      }
      return outcome.kind === 'fine' || !refuse(UNREACHABLE);
    };

    const onClick: OnClick = async (event) => {
      if (!(await mayBeSent())) return true;
      return saveKeepingValues(async () => latest.current?.onClick?.(event));
    };

    const latest = useRef(description);
    latest.current = description;
    const save = useRef(onClick);
    save.current = onClick;
    const isUpdate = useOriginal.type === 'update';
    useEffect(() => {
      if (!isUpdate) return;
      /** Strapi’s own listener would save without asking. */
      const onKey = (event: KeyboardEvent) => {
        if (!isSaveShortcut(event)) return;
        event.stopPropagation();
        event.preventDefault();
        if (!latest.current?.disabled) void save.current(event as never);
      };
      window.addEventListener('keydown', onKey, true);
      return () => window.removeEventListener('keydown', onKey, true);
    }, [isUpdate]);

    return description && { ...description, onClick };
  };
  useChecked.type = useOriginal.type;
  useChecked.position = useOriginal.position;
  return useChecked;
}
