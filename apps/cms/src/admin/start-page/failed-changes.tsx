import { Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { NavLink } from 'react-router-dom';
import { type ChangeList, PLANNED_CHANGES_PATH } from '../../content/planned-changes/wire';
import { useLoaded } from '../desk/use-loaded';
import { EntryLink } from '../planned-changes/entry-link';
import { PLANNED_PAGE } from '../planned-changes/planned-page-path';
import { actionLabels, dueText } from '../planned-changes/planned-words';
import { StartNotice } from './start-notice';

const title = 'Cambios programados que no se hicieron';

/** What was planned on the sites of the editor and failed, until somebody confirms that it was noticed. */
export function FailedChanges() {
  const { get } = useFetchClient();
  const load = useCallback(
    async (signal: AbortSignal) => (await get<ChangeList>(PLANNED_CHANGES_PATH, { signal })).data,
    [get],
  );
  const [{ data }] = useLoaded(load);
  if (!data || data.failed.length === 0) return null;
  return (
    <StartNotice title={title} isWarning>
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      <ul>
        {data.failed.map((change) => (
          <Typography key={change.id} tag="li" textColor="neutral800">
            <EntryLink change={change} />: {actionLabels[change.action].toLowerCase()} el {dueText(change)}.{' '}
            {change.reason}
          </Typography>
        ))}
      </ul>
      <Typography tag="p" textColor="neutral800">
        Corrígelos y prográmalos otra vez, o márcalos como entendidos en{' '}
        <Link tag={NavLink} to={`/${PLANNED_PAGE}`}>
          Programados
        </Link>
        .
      </Typography>
    </StartNotice>
  );
}
