import { Button, Flex, Typography } from '@strapi/design-system';
import type { ShownChange } from '../../content/planned-changes/wire';
import { actionNouns, dueText, plannerText } from '../planned-changes/planned-words';

interface Props {
  change: ShownChange;
  /** Absent for those who may not publish. */
  buttons?: { onChange(): void; onCancel(): void };
}

const SENTENCES = { publish: 'Se publicará el', unpublish: 'Se retirará el' } as const;

/** What is planned for the open entry, with the buttons to change and cancel it. */
export function PlannedChangeLine({ change, buttons }: Props) {
  const noun = actionNouns[change.action];
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography fontWeight="semiBold">
        {SENTENCES[change.action]} {dueText(change)}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        Programado por: {plannerText(change)}
      </Typography>
      {buttons && (
        <Flex gap={2}>
          <Button type="button" variant="tertiary" size="S" aria-label={`Cambiar ${noun}`} onClick={buttons.onChange}>
            Cambiar
          </Button>
          <Button
            type="button"
            variant="danger-light"
            size="S"
            aria-label={`Cancelar ${noun}`}
            onClick={buttons.onCancel}
          >
            Cancelar
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
