import { Field, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { dayOfSite } from '../../../leads/desk/day-of-site';
import { amountOf } from '../../../visitors/affiliates/amount-of';
import { runFieldLabels } from '../../../visitors/affiliates/labels';
import type { ShownRun } from '../../../visitors/affiliates/payments/wire';
import { TextDialog } from '../../desk/text-dialog';
import { messageOf } from '../../desk/use-loaded';

interface Props {
  run: ShownRun;
  onConfirm(paid: object): Promise<void>;
  onClose(): void;
}

type Typed = { target: { value: string } };

/** Asks for the day and the reference of the payments that were made, and for the reference of single ones. */
export function PaidDialog({ run: { site, payments }, onConfirm, onClose }: Props) {
  const [paidOn, setPaidOn] = useState(() => dayOfSite(site, new Date()));
  const [references, setReferences] = useState<Readonly<Record<string, string>>>({});
  return (
    <TextDialog
      title="Marcar como pagado"
      intro="Los abonos pasan a «Pagado» y cada afiliado ve el pago en su página. No se puede deshacer."
      field={{
        name: 'reference',
        label: runFieldLabels.reference,
        hint: 'Con la que se encuentra el pago. La lee el afiliado.',
        isOneLine: true,
      }}
      minLength={3}
      maxLength={120}
      tooShort="Escribe la referencia del pago."
      confirmLabel="Marcar como pagado"
      onConfirm={(reference) => onConfirm({ paidOn, reference, references })}
      problemOf={messageOf}
      onClose={onClose}
    >
      <Field.Root required>
        <Field.Label>{runFieldLabels.paidOn}</Field.Label>
        <TextInput name="paidOn" type="date" value={paidOn} onChange={({ target }: Typed) => setPaidOn(target.value)} />
      </Field.Root>
      {payments
        .filter(({ state }) => state === 'due')
        .map(({ id, code, name, amountCents, currency }) => (
          <Field.Root key={id} hint={`${name}, ${amountOf(amountCents, currency)} ${currency}. Vacío: la del lote.`}>
            <Field.Label>{`Referencia de ${code}`}</Field.Label>
            <TextInput
              name={`reference-${id}`}
              maxLength={120}
              value={references[id] ?? ''}
              onChange={({ target }: Typed) => setReferences({ ...references, [id]: target.value })}
            />
            <Field.Hint />
          </Field.Root>
        ))}
    </TextDialog>
  );
}
