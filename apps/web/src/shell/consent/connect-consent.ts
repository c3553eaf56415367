import {
  type ConsentCategory,
  type ConsentChoices,
  consentCookie,
  nothingAllowed,
  readConsent,
} from '@prestafaro/types/tracking-consent';
import { consentIds, consentPath } from '@/shell/consent/consent-form';
import { contentId } from '@/shell/page-frame/anchors';
import type { ServerHtml } from '@/ui/server-html/use-server-html';

/** What the visitor of this page allows now: nothing unless the script of the page has found a choice that holds (`consent-script.mjs`). */
export function storedChoices(): ConsentChoices {
  const [, value] = `; ${document.cookie}`.split(`; ${consentCookie}=`);
  return (isSettled() && readConsent(value?.split(';')[0])?.choices) || nothingAllowed;
}

/** Whether the visitor has chosen, and has not allowed a category. */
export const isChoiceAgainst = (category: ConsentCategory): boolean => isSettled() && !storedChoices()[category];

const isSettled = () => document.documentElement.dataset.consent === '';

/**
 * Sends the question about tracking without a new page, and shows in its boxes what is allowed. Without this the browser sends the
 * form itself.
 * @param onChoice called after the server has stored a choice
 */
export function connectConsent({ find, signal }: ServerHtml, onChoice: () => void): void {
  const form = find(consentIds.panel, HTMLFormElement);
  const failure = form?.querySelector<HTMLElement>('[role=alert]');
  if (!form || !failure) return;
  const tick = () => {
    // A visitor who has not chosen yet may have ticked a box already.
    if (!isSettled()) return;
    for (const [category, isAllowed] of Object.entries(storedChoices())) {
      const box = form.elements.namedItem(category);
      if (box instanceof HTMLInputElement) box.checked = isAllowed;
    }
  };
  tick();

  /** The link that opened the question again. */
  let opener: HTMLElement | undefined;
  let isSending = false;
  const close = () => {
    document.documentElement.dataset.consent = '';
    form.hidden = true;
    if (isPanel(location)) history.replaceState(history.state, '', location.pathname + location.search);
    (opener ?? find(contentId))?.focus({ preventScroll: true });
  };
  const send = async (body: FormData) => {
    // Two answers could come in the wrong order, and the visitor may leave before one comes.
    if (isSending) return;
    isSending = true;
    const answer = await fetch(consentPath, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    isSending = false;
    failure.hidden = answer?.ok === true;
    if (!failure.hidden) return;
    close();
    onChoice();
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void send(new FormData(form, event.submitter));
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a');
      if (!link || !isPanel(link)) return;
      opener = link;
      tick();
      form.hidden = false;
    },
    { signal },
  );
}

const isPanel = ({ hash }: { hash: string }) => hash === `#${consentIds.panel}`;
