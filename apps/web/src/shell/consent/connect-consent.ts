import { allowedNow, type ConsentChoices, consentCookie, readConsent } from '@prestafaro/types/tracking-consent';
import { consentIds, consentPath } from '@/shell/consent/consent-form';
import type { ServerHtml } from '@/ui/server-html/use-server-html';

/** What the visitor of this page allows now. */
export function storedChoices(): ConsentChoices {
  const [, value] = document.cookie.split(`${consentCookie}=`);
  return allowedNow(readConsent(value?.split(';')[0]), Date.now() / 1000);
}

/**
 * Sends the question about tracking without a new page, and shows in its boxes what is allowed. Without this the browser sends the
 * form itself.
 * @param onChoice called after the server has stored a choice
 */
export function connectConsent({ find, signal }: ServerHtml, onChoice: () => void): void {
  const form = find(consentIds.panel, HTMLFormElement);
  const failure = form?.querySelector<HTMLElement>('[role=alert]');
  if (!form || !failure) return;
  for (const [category, isAllowed] of Object.entries(storedChoices())) {
    const box = form.elements.namedItem(category);
    if (box instanceof HTMLInputElement) box.checked ||= isAllowed;
  }

  /** The link that opened the question again. */
  let opener: HTMLAnchorElement | undefined;
  const close = () => {
    document.documentElement.dataset.consent = '';
    form.hidden = true;
    if (isPanel(location)) history.replaceState(history.state, '', location.pathname + location.search);
    opener?.focus();
  };
  const send = async (body: FormData) => {
    const answer = await fetch(consentPath, { method: 'POST', body }).catch(() => undefined);
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
      form.hidden = false;
    },
    { signal },
  );
}

const isPanel = ({ hash }: { hash: string }) => hash === `#${consentIds.panel}`;
