import type { PayoutMethod } from '@prestafaro/types/affiliate';
import type { AffiliateRow } from '../affiliate-row';
import { payoutLabels } from '../labels';
import { checkPayout } from './check-payout';

/** `details`: null if they stay as they are. */
export type ReadPayout = { ok: true; details: string | null } | { ok: false; message: string };

/** How the account of each method looks. */
const HOW: Readonly<Record<PayoutMethod, string>> = {
  bank: 'un número de cuenta del país o un IBAN, entero',
  usdt: 'la dirección con sus mayúsculas: TRC-20 empieza por T y ERC-20 por 0x',
  webmoney: 'una letra y 12 cifras, p. ej. Z123456789012',
  capitalist: 'una letra y 7 cifras, p. ej. U0123504',
  paypal: 'un correo, p. ej. nombre@dominio.es',
};

/** Reads the account that a manager types. A bank may stand before the number, because the form has one field: `Vietcombank 0123456789`. */
export function readPayout(
  { country, payoutMethod: before, payoutDetails }: Pick<AffiliateRow, 'country' | 'payoutMethod' | 'payoutDetails'>,
  payoutMethod: PayoutMethod,
  text: string,
): ReadPayout {
  if (text === '') {
    return payoutDetails === null || payoutMethod === before
      ? { ok: true, details: null }
      : { ok: false, message: `«Datos de pago»: los guardados son de ${payoutLabels[before]}. Escribe los nuevos.` };
  }
  const [, bank = '', account = text] = (payoutMethod === 'bank' && /^(\p{L}[^\d]*) (\d[\d -]*)$/u.exec(text)) || [];
  const checked = checkPayout(country, { payoutMethod, account, bank });
  if (checked.ok) return checked;
  const how = checked.error.field === 'bank' ? 'el nombre del banco y el número' : HOW[payoutMethod];
  return { ok: false, message: `«Datos de pago»: escribe ${how}.` };
}
