import { type AffiliateModel, affiliateModels, type PayoutMethod, payoutMethods } from '@prestafaro/types/affiliate';
import { Field, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { amountOf } from '../../visitors/affiliates/amount-of';
import { decisionFieldLabels, modelLabels, payoutLabels } from '../../visitors/affiliates/labels';
import { rateInWords, readRate } from '../../visitors/affiliates/read-terms';
import type { ShownAffiliate } from '../../visitors/affiliates/wire';
import { TextDialog } from '../desk/text-dialog';
import { messageOf } from '../desk/use-loaded';

interface Props {
  affiliate: ShownAffiliate;
  title: string;
  onConfirm(decision: object): Promise<void>;
  onClose(): void;
}

/**
 * Asks for the terms of an approval and its reason. The rate is repeated as it was read, before it is saved. A refusal of the server is shown, and what was
 * typed stays.
 */
export function ApprovalDialog({ affiliate, title, onConfirm, onClose }: Props) {
  const { currency, rateCents, state, site } = affiliate;
  const [model, setModel] = useState<AffiliateModel>(affiliate.model ?? affiliate.wishedModel);
  const [rate, setRate] = useState(rateCents === null ? '' : amountOf(rateCents, currency));
  const [holdDays, setHoldDays] = useState(String(affiliate.holdDays));
  const read = rate.trim() === '' ? null : readRate(rate, site, model);
  const [payoutMethod, setPayoutMethod] = useState<PayoutMethod>(affiliate.payoutMethod);
  const [payoutDetails, setPayoutDetails] = useState('');
  return (
    <TextDialog
      title={title}
      intro={
        state === 'approved'
          ? 'Las condiciones nuevas valen desde ahora. Lo que ya está contado no cambia.'
          : 'Le enviaremos un correo con su código y el enlace a su página.'
      }
      field={{ name: 'reason', label: decisionFieldLabels.reason, hint: 'Lo leerán otros gestores.' }}
      minLength={3}
      maxLength={560}
      tooShort="Escribe el motivo: queda en el historial con tu nombre."
      confirmLabel={title}
      onConfirm={(reason) => onConfirm({ reason, model, rate, holdDays, payoutMethod, payoutDetails })}
      problemOf={messageOf}
      onClose={onClose}
    >
      <Field.Root required>
        <Field.Label>{decisionFieldLabels.model}</Field.Label>
        <SingleSelect value={model} onChange={(value) => setModel(value as AffiliateModel)}>
          {affiliateModels.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {modelLabels[each]}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root
        required
        hint={
          read?.ok ? `Se pagarán ${rateInWords(read.cents, site, model)}.` : `En ${currency}, sin puntos de millares.`
        }
        error={read && !read.ok ? read.message : undefined}
      >
        <Field.Label>{decisionFieldLabels.rate}</Field.Label>
        <TextInput
          name="rate"
          inputMode="decimal"
          value={rate}
          onChange={(event: { target: { value: string } }) => setRate(event.target.value)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Field.Root
        required
        hint="Desde cada solicitud o préstamo hasta que se confirma. La entidad puede retirarlo mientras tanto."
      >
        <Field.Label>{decisionFieldLabels.holdDays}</Field.Label>
        <TextInput
          name="holdDays"
          inputMode="numeric"
          value={holdDays}
          onChange={(event: { target: { value: string } }) => setHoldDays(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Field.Root required>
        <Field.Label>{decisionFieldLabels.payoutMethod}</Field.Label>
        <SingleSelect value={payoutMethod} onChange={(value) => setPayoutMethod(value as PayoutMethod)}>
          {payoutMethods.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {payoutLabels[each]}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root hint="Cuenta, monedero o correo. Se guardan cifrados. Vacío: se quedan como están.">
        <Field.Label>{decisionFieldLabels.payoutDetails}</Field.Label>
        <TextInput
          name="payoutDetails"
          value={payoutDetails}
          onChange={(event: { target: { value: string } }) => setPayoutDetails(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
    </TextDialog>
  );
}
