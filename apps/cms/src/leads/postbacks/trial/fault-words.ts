import type { Fault, FaultReason } from '../fault';

/** Why a field is refused, for a person at the desk. */
const WORDS: Readonly<Record<FaultReason, string>> = {
  missing: 'falta. Pide a la red que lo envíe',
  empty: 'está vacío',
  'wrong-type': 'no es del tipo que toca: mira el ejemplo de la guía',
  'wrong-format': 'no tiene la forma de un número de clic nuestro',
  'control-characters': 'lleva caracteres que no se ven, como un salto de línea: tiene que ser un texto',
  'too-long': 'es demasiado largo',
  'given-twice': 'viene más de una vez',
  'macro-not-replaced': 'es una macro que la red no ha sustituido: revisa su nombre',
  'not-a-currency': 'no es ninguna moneda: hace falta un código como EUR',
  'other-currency': 'no es la moneda en la que ya se pagó este clic',
  'unknown-status': 'no está en la tabla de la red: añádelo en «Ajustes del sitio → Redes de afiliación»',
  'unknown-click': 'no es un clic de esa red en tus países, o ya se ha borrado',
  'unknown-network': 'no está en «Ajustes del sitio → Redes de afiliación» del sitio del clic: añádela',
  'not-an-amount': 'no es un importe',
  'ambiguous-amount': 'puede ser dos importes: pon el signo decimal de la red en los ajustes',
  negative: 'es negativo: para anular hace falta un estado que signifique «Anulado»',
  'too-many-decimals': 'tiene más decimales que su moneda',
  'too-large': 'es demasiado grande',
};

/** `«sum»: puede ser dos importes…` */
export const faultText = ({ field, reason }: Fault): string => `«${field}»: ${WORDS[reason]}.`;
