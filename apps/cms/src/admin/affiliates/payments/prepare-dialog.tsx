import type { Locale } from '@prestafaro/countries';
import { Field, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { runFieldLabels } from '../../../visitors/affiliates/labels';
import { RUNS_PATH } from '../../../visitors/affiliates/payments/wire';
import { siteLabel } from '../../desk/format';
import { TextDialog } from '../../desk/text-dialog';
import { messageOf } from '../../desk/use-loaded';

interface Props {
  sites: readonly Locale[];
  onPrepared(id: number): void;
  onClose(): void;
}

/** Asks for the site, the last month and an optional minimum of a payment run. If nobody can be paid, the reason of each affiliate is shown. */
export function PrepareDialog({ sites, onPrepared, onClose }: Props) {
  const { post } = useFetchClient();
  const [site, setSite] = useState<string>(sites[0] ?? '');
  const [minimum, setMinimum] = useState('');
  const prepare = async (month: string) => {
    const { data } = await post<{ id: number }>(RUNS_PATH, { site, month, minimum });
    onPrepared(data.id);
  };
  return (
    <TextDialog
      title="Preparar un pago"
      intro="Reúne lo confirmado y sin pagar hasta el final de ese mes, también de meses anteriores, y todas las correcciones. Lo que entra queda reservado hasta que marques el lote como pagado o lo canceles."
      field={{ name: 'month', label: runFieldLabels.month, hint: 'Como 2026-11.', isOneLine: true }}
      minLength={7}
      maxLength={7}
      tooShort="Escribe el mes como 2026-11."
      confirmLabel="Preparar"
      onConfirm={prepare}
      problemOf={messageOf}
      onClose={onClose}
    >
      <Field.Root required>
        <Field.Label>{runFieldLabels.site}</Field.Label>
        <SingleSelect value={site} onChange={(value) => setSite(String(value))}>
          {sites.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {siteLabel(each)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root hint="Quien no llegue pasa al próximo pago. Vacío: sin mínimo.">
        <Field.Label>{runFieldLabels.minimum}</Field.Label>
        <TextInput
          name="minimum"
          inputMode="decimal"
          value={minimum}
          onChange={(event: { target: { value: string } }) => setMinimum(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
    </TextDialog>
  );
}
