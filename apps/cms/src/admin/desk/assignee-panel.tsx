import { Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import type { DeskApplication } from '../../leads/desk/wire';
import { assigneeText } from './assignee-text';
import { Panel } from './panel';
import { useDeskPermissions } from './use-desk-permissions';
import { messageOf } from './use-loaded';

interface Props {
  application: DeskApplication;
  onChange(): void;
}

/** Who works on the application, a button to take it, and a choice of the lead managers of its country. */
export function AssigneePanel({ application, onChange }: Props) {
  const { id, assignee, managers, readerId, isBlocked } = application;
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { mayChange } = useDeskPermissions();
  const [problem, setProblem] = useState<string>();
  const panel = useRef<HTMLElement>(null);
  const assign = async (assigneeId: number | null) => {
    setProblem(undefined);
    try {
      await post(`/desk/applications/${id}/assignee`, { assigneeId, expected: assignee?.id ?? null });
      toggleNotification({ type: 'success', message: assigneeId === null ? 'Sin asignar.' : 'Asignada.' });
      panel.current?.focus();
    } catch (error) {
      setProblem(messageOf(error));
    }
    onChange();
  };
  return (
    <Panel title="Gestor" focusRef={panel}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography>{assigneeText(assignee)}</Typography>
        {mayChange && !isBlocked && (
          <>
            {assignee?.id !== readerId && (
              <Button variant="secondary" fullWidth onClick={() => assign(readerId)}>
                Asignármela
              </Button>
            )}
            <Field.Root error={problem}>
              <Field.Label>Asignar a</Field.Label>
              <SingleSelect
                size="S"
                value={assignee?.isManager ? String(assignee.id) : ''}
                placeholder="Elige a una persona"
                onChange={(chosen) => assign(Number(chosen))}
                onClear={() => assign(null)}
                clearLabel="Dejarla sin asignar"
              >
                {managers.map((manager) => (
                  <SingleSelectOption key={manager.id} value={String(manager.id)}>
                    {manager.name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              <div role="alert">
                <Field.Error />
              </div>
            </Field.Root>
          </>
        )}
      </Flex>
    </Panel>
  );
}
