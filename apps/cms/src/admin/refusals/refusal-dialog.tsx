import { Button, Dialog } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { refusedRemoval } from '../../platform/strapi-internals/admin/refused-removals';
import { watchActions } from '../watch-actions';

const EVENT = 'prestafaro:refused-removal';

/**
 * Why an entry was not deleted or unpublished, until the editor has read it. Strapi's own notification goes after two and a half seconds, and
 * this text names the entries that have to be changed first.
 */
function RefusalDialog() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const show = (event: Event) => setMessage((event as CustomEvent<string>).detail);
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  return (
    <Dialog.Root open={message !== null} onOpenChange={(isOpen: boolean) => !isOpen && setMessage(null)}>
      <Dialog.Content>
        <Dialog.Header>No se ha hecho ningún cambio</Dialog.Header>
        <Dialog.Body>{message}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Action>
            <Button variant="secondary">Entendido</Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** To be called in `register()`. */
export function noticeRefusals(app: StrapiApp): void {
  watchActions(app, (action) => {
    const detail = refusedRemoval(action);
    if (detail) window.dispatchEvent(new CustomEvent(EVENT, { detail }));
  });
}

/** Entries are deleted and unpublished in the edit view and in lists. To be called in `bootstrap()`. */
export function showRefusals(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  const dialog = { name: 'refusal-dialog', Component: RefusalDialog };
  contentManager.injectComponent('editView', 'right-links', dialog);
  contentManager.injectComponent('listView', 'actions', dialog);
}
