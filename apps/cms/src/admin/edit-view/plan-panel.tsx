import type { Locale } from '@prestafaro/countries';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import type { TypedTime } from '../../content/planned-changes/due-time';
import { PLANNED_ACTIONS, type PlannedAction } from '../../content/planned-changes/planned-change';
import { timeZoneOf } from '../../content/planned-changes/site-clock';
import { showWallTime } from '../../content/planned-changes/wall-clock';
import { PLANNED_CHANGES_PATH, type ShownChange } from '../../content/planned-changes/wire';
import { useFormState } from '../../platform/strapi-internals/admin/form-state';
import { PlanDialog } from '../planned-changes/plan-dialog';
import { useChangeSteps } from '../planned-changes/use-change-steps';
import { FailedChange } from './failed-change';
import { PlannedChangeLine } from './planned-change-line';
import { useEntryChanges } from './use-entry-changes';

const BUTTONS = { publish: 'Programar la publicación', unpublish: 'Programar la retirada' } as const;
const HEADING_ID = 'planned-changes-of-entry';
const DAY_MS = 86_400_000;

/** Beside an entry: when it will be published and withdrawn, and what of that failed. */
export function PlanPanel() {
  const opened = useEntryChanges();
  const { modified } = useFormState('PlanPanel');
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const heading = useRef<HTMLHeadingElement>(null);
  const [planning, setPlanning] = useState<PlannedAction | null>(null);
  const opener = useRef<Element | null>(null);
  const { cancel, confirm } = useChangeSteps(heading, () => opened?.reload().catch(() => undefined));
  if (!opened) return null;
  const { entry, changes, reload } = opened;
  const { mayPlan, isPublished, planned, failed } = changes;
  if (!mayPlan && planned.length + failed.length === 0) return null;

  const open = (action: PlannedAction) => {
    opener.current = document.activeElement;
    setPlanning(action);
  };
  const plannedOf = (action: PlannedAction) => planned.find((change) => change.action === action);
  const mayWithdraw = isPublished || plannedOf('publish') !== undefined;
  const missing = PLANNED_ACTIONS.filter(
    (action) => mayPlan && !plannedOf(action) && (action === 'publish' || mayWithdraw),
  );

  const plan = async (action: PlannedAction, typed: TypedTime) => {
    await post(`${PLANNED_CHANGES_PATH}/entry`, { ...entry, action, ...typed });
    // It is planned, even if the list cannot be read now.
    await reload().catch(() => undefined);
    setPlanning(null);
    toggleNotification({ type: 'success', message: 'Programado.' });
  };
  /** A button that opened the dialog may have gone, because the change is planned now. */
  const returnFocus = () => {
    const { current } = opener;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
    else heading.current?.focus();
  };

  return (
    <Flex tag="section" aria-labelledby={HEADING_ID} direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography id={HEADING_ID} variant="sigma" tag="h2" ref={heading} tabIndex={-1}>
        Programar
      </Typography>
      {failed.map((change) => (
        <FailedChange key={change.id} change={change} onSeen={mayPlan ? () => confirm(change) : undefined} />
      ))}
      {planned.map((change) => (
        <PlannedChangeLine
          key={change.id}
          change={change}
          buttons={mayPlan ? { onChange: () => open(change.action), onCancel: () => cancel(change) } : undefined}
        />
      ))}
      {missing.map((action) => (
        <Button key={action} type="button" variant="secondary" fullWidth onClick={() => open(action)}>
          {BUTTONS[action]}
        </Button>
      ))}
      {plannedOf('publish') && (
        <Typography variant="pi" textColor="neutral600">
          Se publica el borrador guardado, tal como esté en ese momento.
        </Typography>
      )}
      {planning && (
        <PlanDialog
          action={planning}
          site={entry.locale}
          initial={initialTime(entry.locale, plannedOf(planning), plannedOf('publish'))}
          hasUnsaved={modified}
          onPlan={(typed) => plan(planning, typed)}
          onClose={() => setPlanning(null)}
          onClosed={returnFocus}
        />
      )}
    </Flex>
  );
}

/** The time that is planned, or nine o'clock: on the day after today, and for a withdrawal on the day after the publication. */
function initialTime(site: Locale, same: ShownChange | undefined, publication: ShownChange | undefined): TypedTime {
  const timeZone = timeZoneOf(site);
  if (same) return showWallTime(timeZone, new Date(same.dueAt));
  const before = publication ? Date.parse(publication.dueAt) : Date.now();
  return { day: showWallTime(timeZone, new Date(before + DAY_MS)).day, time: '09:00' };
}
