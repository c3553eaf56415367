import type { StatusVariant } from '@strapi/design-system';
import { runStateLabels } from '../../../visitors/affiliates/labels';
import type { RunState } from '../../../visitors/affiliates/payments/payment-row';
import { StateLabel } from '../../desk/state-label';

const variants: Readonly<Record<RunState, StatusVariant>> = {
  open: 'secondary',
  paid: 'success',
  cancelled: 'neutral',
};

/** How a payment run stands. */
export function RunStateLabel({ state }: { state: RunState }) {
  return <StateLabel variant={variants[state]}>{runStateLabels[state]}</StateLabel>;
}
