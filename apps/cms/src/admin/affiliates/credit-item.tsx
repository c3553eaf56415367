import type { Locale } from '@prestafaro/countries';
import type { CreditState } from '@prestafaro/types/affiliate-statement';
import { Box, Button, Flex, type StatusVariant, Typography } from '@strapi/design-system';
import { amountOf } from '../../visitors/affiliates/amount-of';
import { creditStateLabels, kindLabels, reasonLabels } from '../../visitors/affiliates/labels';
import type { ShownCredit, ShownCreditChange } from '../../visitors/affiliates/wire';
import { dayOf, instantOf } from '../desk/format';
import { Details } from '../desk/panel';
import { StateLabel } from '../desk/state-label';

const variants: Readonly<Record<CreditState, StatusVariant>> = {
  open: 'secondary',
  confirmed: 'primary',
  paid: 'success',
  void: 'danger',
};

const UNPAID = 'No se paga con este modelo';
const stateOf = (state: CreditState | null): string => (state ? creditStateLabels[state] : UNPAID);

interface Props {
  credit: ShownCredit;
  site: Locale;
  /** Undefined for an administrator who may only read. */
  onDecide: (() => void) | undefined;
}

/** One credit: what it is, its amount and state, why, and who changed it. */
export function CreditItem({ credit, site, onDecide }: Props) {
  const { day, kind, state, amountCents, currency, reason, note, confirmableAt, isInPayment, history } = credit;
  return (
    <Box tag="li">
      <Flex gap={3} wrap="wrap" justifyContent="space-between">
        <Typography fontWeight="semiBold">
          {`${kindLabels[kind]}, ${dayOf(day)}: ${amountOf(amountCents, currency)} ${currency}`}
        </Typography>
        <Flex gap={3}>
          {state && <StateLabel variant={variants[state]}>{creditStateLabels[state]}</StateLabel>}
          {onDecide && !isInPayment && (
            <Button size="S" variant="tertiary" onClick={onDecide}>
              {state === 'void' ? 'Dar por válido' : 'No válido…'}
            </Button>
          )}
        </Flex>
      </Flex>
      {confirmableAt && <Line>{`En espera hasta el ${instantOf(confirmableAt, site)}`}</Line>}
      {isInPayment && state === 'confirmed' && <Line>En un lote de pagos por pagar</Line>}
      {reason && <Line>{note ?? reasonLabels[reason]}</Line>}
      {history.length > 0 && (
        <Details summary="Historial del abono">
          {history.map((change) => (
            <Line key={change.id}>{changeText(change, site)}</Line>
          ))}
        </Details>
      )}
    </Box>
  );
}

function changeText({ fromState, toState, actor, reason, note, at }: ShownCreditChange, site: Locale): string {
  const states = fromState === null ? stateOf(toState) : `${stateOf(fromState)} → ${stateOf(toState)}`;
  return `${states}. ${actor ?? 'Automático'}, ${instantOf(at, site)}: ${note ?? reasonLabels[reason]}`;
}

function Line({ children }: { children: string }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
