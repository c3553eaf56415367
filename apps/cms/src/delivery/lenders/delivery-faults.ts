import { isRecord } from '../../content/entry-rules/figures';
import type { Problem } from '../../content/entry-rules/problem';
import { lender as parts } from '../../content/labels/components/lender';
import { lender } from '../../content/labels/content-types/lender';
import { fieldName, problemsIn } from '../../content/labels/field-name';
import { type AddressFault, addressFault } from './delivery-address';

const REASONS: Readonly<Record<AddressFault, string>> = {
  'not-an-address':
    'no es una dirección. Escribe la que te ha dado la entidad, por ejemplo https://api.entidad.es/solicitudes.',
  'not-https':
    'no empieza por https://. Los datos de una persona solo se envían cifrados: pide a la entidad su dirección https://.',
  credentials: 'lleva un usuario o una contraseña. Quítalos: la entidad reconoce el envío por su firma.',
  fragment: 'lleva una parte detrás de #. Quítala.',
  private: 'es de una red privada o de este servidor. Escribe una dirección pública de la entidad.',
};

/** What is wrong with the delivery of a lender. */
export function deliveryFaults({ delivery }: Record<string, unknown>, isPrivateAllowed: boolean): Problem[] {
  if (!isRecord(delivery) || typeof delivery.url !== 'string' || delivery.url === '') return [];
  const fault = addressFault(delivery.url, isPrivateAllowed);
  if (!fault) return [];
  return problemsIn(lender, 'delivery', [
    { path: ['url'], message: `${fieldName(parts.delivery, 'url')} ${REASONS[fault]}` },
  ]);
}
