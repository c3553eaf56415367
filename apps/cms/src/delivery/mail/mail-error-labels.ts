/**
 * The errors of a mail, as the outbox stores them, that have a reason which a lead manager can pass on: in Spanish, for the lead desk. Answers
 * of servers are shown as they are.
 */
export const mailErrorLabels: Readonly<Record<string, string>> = {
  'not sent in time': 'no se pudo enviar a tiempo',
  'cannot be made': 'no se ha podido componer',
  'waits for its hours': 'espera a las horas en que se permite la publicidad',
  'its address has had too many of this kind today': 'su dirección ya había recibido demasiados ese día',
  'returned 5.1.1': 'la dirección no existe',
  'SMTP 550 5.1.1': 'la dirección no existe',
  unsubscribed: 'se ha dado de baja de la publicidad',
  'no consent': 'no ha aceptado la publicidad, o la ha retirado',
  'no longer looking': 'ya no busca ofertas',
  'no offer': 'ya no hay ninguna oferta que encaje',
  'no application': 'la solicitud ya no existe',
};
