import { Box, Flex } from '@strapi/design-system';
import {
  attemptLabels,
  deliveryErrorLabels,
  deliveryKindLabels,
  deliveryLabels,
  labelOf,
  noticeLabels,
  queuedLabels,
  statusLabels,
} from '../../leads/desk/labels';
import type { DeskApplication, DeskDelivery } from '../../leads/desk/wire';
import { counted, instantOf, NOTHING, numberOf } from './format';
import { Details, type Fact, Facts, Nothing, Panel } from './panel';
import { PlainTable } from './plain-table';

/** What lenders get from us: the application, and notices about it, each with its attempts. */
export function DeliveryPanel({ application: { deliveries, site } }: { application: DeskApplication }) {
  return (
    <Panel title="Envíos a entidades">
      {deliveries.length === 0 ? (
        <Nothing>No se ha enviado a ninguna entidad.</Nothing>
      ) : (
        <Flex direction="column" alignItems="stretch" gap={6}>
          {deliveries.map((delivery) => (
            <Box key={delivery.id}>
              <Facts facts={factsOf(delivery, site)} columns={3} />
              {delivery.attempts.length > 0 && (
                <Details summary={counted(delivery.attempts.length, 'intento', 'intentos')}>
                  <AttemptTable delivery={delivery} site={site} />
                </Details>
              )}
            </Box>
          ))}
        </Flex>
      )}
    </Panel>
  );
}

function factsOf(delivery: DeskDelivery, site: DeskApplication['site']): Fact[] {
  const { kind, lender, offerHeader, state, queuedAt, dueAt, finishedAt } = delivery;
  const { reference, answeredStatus, lastError } = delivery;
  return [
    ['Entidad', `${lender} · ${offerHeader}`],
    ['Envío', deliveryKindLabels[kind]],
    ['Estado del envío', (kind === 'application' ? deliveryLabels : noticeLabels)[state]],
    [queuedLabels[kind], instantOf(queuedAt, site)],
    ...(dueAt ? [['Próximo intento', instantOf(dueAt, site)] as const] : []),
    ...(finishedAt ? [['Terminado', instantOf(finishedAt, site)] as const] : []),
    ...(reference ? [['Número en la entidad', reference] as const] : []),
    ...(answeredStatus ? [['Respuesta de la entidad', labelOf(statusLabels, answeredStatus)] as const] : []),
    ...(lastError ? [['Último error', labelOf(deliveryErrorLabels, lastError)] as const] : []),
  ];
}

function AttemptTable({ delivery: { attempts }, site }: { delivery: DeskDelivery; site: DeskApplication['site'] }) {
  return (
    <PlainTable
      headers={['Cuándo', 'Resultado', 'Código HTTP', 'Duración']}
      rows={attempts.map(({ id, at, outcome, httpStatus, durationMs, error }) => ({
        key: id,
        cells: [
          instantOf(at, site),
          httpStatus === null && error
            ? `${attemptLabels[outcome]}: ${labelOf(deliveryErrorLabels, error)}`
            : attemptLabels[outcome],
          httpStatus ?? NOTHING,
          `${numberOf(durationMs)} ms`,
        ],
      }))}
    />
  );
}
