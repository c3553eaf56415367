import { formatMoney, siteOfLocale } from '@prestafaro/countries';
import { Field, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { creditFieldLabels } from '../../visitors/affiliates/labels';
import { readCorrection } from '../../visitors/affiliates/read-terms';
import type { ShownAffiliate } from '../../visitors/affiliates/wire';
import { TextDialog } from '../desk/text-dialog';
import { messageOf } from '../desk/use-loaded';

interface Props {
  affiliate: ShownAffiliate;
  onConfirm(correction: object): Promise<void>;
  onClose(): void;
}

/** Asks for the amount and the reason of a correction. The amount is repeated as it was read, before it is saved. */
export function CorrectionDialog({ affiliate: { site, currency }, onConfirm, onClose }: Props) {
  // One for the dialog, so that a second press does not add a second correction.
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const read = amount.trim() === '' ? null : readCorrection(amount, site);
  return (
    <TextDialog
      title="Añadir una corrección"
      intro="Se suma o se resta en el próximo pago. El afiliado la lee en su página, con el motivo."
      field={{
        name: 'reason',
        label: creditFieldLabels.reason,
        hint: 'Escríbelo en el idioma del afiliado y sin datos de ninguna persona.',
      }}
      minLength={3}
      maxLength={560}
      tooShort="Escribe el motivo: lo leerá el afiliado."
      confirmLabel="Añadir la corrección"
      onConfirm={(reason) => onConfirm({ key, amount, reason })}
      problemOf={messageOf}
      onClose={onClose}
    >
      <Field.Root
        required
        hint={
          read?.ok ? inWords(read.cents, site) : `En ${currency}, sin puntos de millares. Con un signo menos se resta.`
        }
        error={read && !read.ok ? read.message : undefined}
      >
        <Field.Label>{creditFieldLabels.amount}</Field.Label>
        <TextInput
          name="amount"
          value={amount}
          onChange={(event: { target: { value: string } }) => setAmount(event.target.value)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    </TextDialog>
  );
}

function inWords(cents: number, site: ShownAffiliate['site']): string {
  const money = formatMoney(Math.abs(cents), siteOfLocale(site).moneyFormat, { decimals: 'unless-whole' });
  return cents < 0 ? `Se restarán ${money}.` : `Se sumarán ${money}.`;
}
