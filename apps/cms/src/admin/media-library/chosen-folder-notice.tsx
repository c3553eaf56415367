import { type StrapiApp, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import {
  type ChosenFolder,
  chosenFolder,
  showEverywhere,
} from '../../platform/strapi-internals/admin/uploaded-pictures';
import { watchActions } from '../watch-actions';

const EVENT = 'prestafaro:folder-chosen';

/** Long enough to read it after the question about alternative texts has come up. */
const NOTICE_MS = 15_000;

/** Tells an editor, once for each upload, that files without a folder are in that of the country. */
function ChosenFolderNotice() {
  const { toggleNotification } = useNotification();
  const told = useRef<number>(undefined);
  useEffect(() => {
    const tell = (event: Event) => {
      const { name, uploadId } = (event as CustomEvent<ChosenFolder>).detail;
      if (told.current === uploadId) return;
      told.current = uploadId;
      const message = `Lo que subes fuera de una carpeta se guarda en «${name}», la carpeta de tu país.`;
      toggleNotification({ type: 'info', message, timeout: NOTICE_MS });
    };
    window.addEventListener(EVENT, tell);
    return () => window.removeEventListener(EVENT, tell);
  }, [toggleNotification]);
  return null;
}

/** To be called in `register()`. */
export function tellChosenFolder(app: StrapiApp): void {
  watchActions(app, (action) => {
    const detail = chosenFolder(action);
    if (detail) window.dispatchEvent(new CustomEvent(EVENT, { detail }));
  });
  showEverywhere(app, 'chosen-folder-notice', ChosenFolderNotice);
}
