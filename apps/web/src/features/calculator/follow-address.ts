import { choiceFields } from '@/features/calculator/calculator-kind';

/** A visitor who moves a slider changes the address once, after the last move. Browsers also limit the changes. */
const debounceMilliseconds = 400;

export interface FollowedForm {
  /** The form of one kind of loan. */
  readonly form: HTMLFormElement;
  /** The part of the page with all its fields: some stand outside of the form. */
  readonly root: Element;
  /** The page was rendered with what its address sets. */
  readonly isFromQuery: boolean;
  /** The visitor has already changed something. */
  readonly isChanged: boolean;
  readonly signal: AbortSignal;
}

/**
 * Keeps the address of the page at what the form is set to: the same address to which the form leads without scripts, so that it can
 * be copied and opened again. Only the form that is shown sets it. A form with a refused number leaves it as it is.
 */
export function followAddress({ form, root, isFromQuery, isChanged, signal }: FollowedForm): void {
  // The radios of the kind belong to no form and show another one.
  const kinds = [...root.querySelectorAll<HTMLInputElement>('input[name$="-kind"]')];
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
  for (const event of ['input', 'change']) root.addEventListener(event, writeLater, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (isChanged) writeLater();
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
