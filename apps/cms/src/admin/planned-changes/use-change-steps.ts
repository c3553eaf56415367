import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { RefObject } from 'react';
import { PLANNED_CHANGES_PATH, type ShownChange } from '../../content/planned-changes/wire';
import { messageOf } from '../desk/use-loaded';
import { cancelledText } from './planned-words';

/**
 * What the buttons of a planned change do.
 * @param heading takes the focus, because the button goes with the change
 */
export function useChangeSteps(heading: RefObject<HTMLElement>, reload: () => unknown) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const take = async ({ id }: ShownChange, step: 'cancel' | 'seen', message: string) => {
    try {
      await post(`${PLANNED_CHANGES_PATH}/${id}/${step}`);
      toggleNotification({ type: 'success', message });
      heading.current?.focus();
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error) });
    }
    reload();
  };
  return {
    cancel: (change: ShownChange) => take(change, 'cancel', cancelledText(change)),
    confirm: (change: ShownChange) => take(change, 'seen', 'Ya no se avisará de este cambio.'),
  };
}
