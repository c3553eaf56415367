import { type AffiliateModel, affiliateModels, type PayoutMethod, payoutMethods } from '@prestafaro/types/affiliate';
import { Field, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { amountOf } from '../../visitors/affiliates/amount-of';
import { decisionFieldLabels, modelLabels, payoutLabels } from '../../visitors/affiliates/labels';
import type { ShownAffiliate } from '../../visitors/affiliates/wire';
import { TextDialog } from '../desk/text-dialog';
import { messageOf } from '../desk/use-loaded';

interface Props {
  affiliate: ShownAffiliate;
  title: string;
  onConfirm(decision: object): Promise<void>;
  onClose(): void;
}

/** Asks for the terms of an approval and its reason. A refusal of the server is shown, and what was typed stays. */
export function ApprovalDialog({ affiliate, title, onConfirm, onClose }: Props) {
  const { currency, rateCents, state } = affiliate;
  const [model, setModel] = useState<AffiliateModel>(affiliate.model ?? affiliate.wishedModel);
  const [rate, setRate] = useState(rateCents === null ? '' : amountOf(rateCents));
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
      onConfirm={(reason) => onConfirm({ reason, model, rate, payoutMethod, payoutDetails })}
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
      <Field.Root required hint={`En ${currency}, p. ej. 12,50.`}>
        <Field.Label>{decisionFieldLabels.rate}</Field.Label>
        <TextInput
          name="rate"
          inputMode="decimal"
          value={rate}
          onChange={(event: { target: { value: string } }) => setRate(event.target.value)}
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
