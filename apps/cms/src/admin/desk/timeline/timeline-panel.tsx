import { Flex } from '@strapi/design-system';
import { useRef } from 'react';
import type { DeskApplication } from '../../../leads/desk/wire';
import { Nothing, Panel } from '../panel';
import { useDeskPermissions } from '../use-desk-permissions';
import { NoteForm } from './note-form';
import { TimelineItem } from './timeline-item';
import { timelineOf } from './timeline-of';

interface Props {
  application: DeskApplication;
  onChange(): void;
}

/** Everything that happened to the application, the newest first, and the form for a note about it. */
export function TimelinePanel({ application, onChange }: Props) {
  const { id, site, isBlocked } = application;
  const { mayChange } = useDeskPermissions();
  const panel = useRef<HTMLElement>(null);
  const entries = timelineOf(application);
  const change = () => {
    // The button of the entry goes with the change.
    panel.current?.focus();
    onChange();
  };
  return (
    <Panel title="Cronología" focusRef={panel}>
      {mayChange && !isBlocked && <NoteForm applicationId={id} onWrite={onChange} />}
      {entries.length === 0 && <Nothing>Todavía no ha pasado nada.</Nothing>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={0}>
        {entries.map((entry) => (
          <TimelineItem
            key={entry.key}
            {...{ applicationId: id, entry, site }}
            // Notices about a blocked application go out too: they are a duty.
            mayChange={mayChange && (!isBlocked || entry.action?.kind === 'resend-delivery')}
            onChange={change}
          />
        ))}
      </Flex>
    </Panel>
  );
}
