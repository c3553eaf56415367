import { useCallback } from 'react';
import { choiceFields } from '@/features/calculator/calculator-kind';
import { type ServerHtml, useServerHtml } from '@/ui/server-html/use-server-html';

/** A visitor who moves a slider changes the address once, after the last move. Browsers also limit the changes. */
const debounceMilliseconds = 400;

/**
 * Keeps the address of the page at what the form is set to: the same address to which the form leads without scripts, so that it can
 * be copied and opened again. Only the form that is shown sets it. A form with a refused number leaves it as it is.
 * @param formId of one kind of loan
 * @param isFromQuery the page was rendered with what its address sets
 */
export function useFollowedAddress(formId: string, isFromQuery: boolean): void {
  const follow = useCallback(
    ({ find, signal }: ServerHtml) => {
      const form = find(formId, HTMLFormElement);
      if (!form) return;
      const root = form.closest('[data-calculator]');
      const kinds = [...(root?.querySelectorAll<HTMLInputElement>('input[name$="-kind"]') ?? [])];
      if (!isFromQuery) restore(form, kinds);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const write = () => {
        if (!isShown(form) || !form.matches(':valid')) return;
        // With no state of ours the router takes the address over, so that it does not set the old one again.
        history.replaceState(null, '', `${location.pathname}?${addressQuery(form)}${location.hash}`);
      };
      const writeLater = () => {
        clearTimeout(timer);
        timer = setTimeout(write, debounceMilliseconds);
      };
      for (const field of form.elements) {
        for (const event of ['input', 'change']) field.addEventListener(event, writeLater, { signal });
      }
      // The radios of the kind belong to no form and show another one.
      for (const kind of kinds) kind.addEventListener('change', writeLater, { signal });
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [formId, isFromQuery],
  );
  useServerHtml(follow);
}

const isShown = (form: HTMLFormElement) => form.getClientRects().length > 0;

/** What the form sends, and what else the address has: a campaign's mark, the page of the comments. */
function addressQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams(location.search);
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') sent.set(name, value);
  }
  for (const name of [...sent.keys(), choiceFields.download]) query.delete(name);
  for (const [name, value] of query) sent.append(name, value);
  return String(sent);
}

/**
 * After a way back inside the site the router shows the page as it was rendered, but the address has what the visitor had set. The
 * fields take it over, as if it was typed, and the parts of the page in which something is set open.
 */
function restore(form: HTMLFormElement, kinds: readonly HTMLInputElement[]): void {
  const query = new URLSearchParams(location.search);
  const ownKind = form.elements.namedItem(choiceFields.kind);
  if (!(ownKind instanceof HTMLInputElement) || query.get(choiceFields.kind) !== ownKind.value) return;
  for (const kind of kinds) kind.checked = kind.value === ownKind.value;
  for (const [name, value] of query) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    if (!(field instanceof HTMLInputElement) || field.type !== 'text' || field.value !== field.defaultValue) continue;
    const slider = form.elements.namedItem(field.id.replace(/-number$/, ''));
    if (slider instanceof HTMLInputElement && slider.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    field.closest('details')?.setAttribute('open', '');
  }
}
