import type schema from '../../../api/comment/content-types/comment/schema.json';
import type { ContentTypeLabels, FieldOf } from '../label-types';
import { personHash } from '../visitor-fields';
import { computedField, field, internalField, retiredField } from '../vocabulary';

/** R10, R11: bad reviews stay, each rejection has a reason, each decision is logged, and a reply names its author. */
export const comment: ContentTypeLabels<FieldOf<typeof schema>> = {
  name: 'Comentarios',
  mainField: 'name',
  fields: {
    subjectType: computedField('Tipo de página', 'Portada, artículo o ficha de una entidad. Lo pone el formulario.'),
    subjectId: computedField('Clave de la página', 'Identificador de lo que se comenta. Lo pone el formulario.'),
    subjectTitle: computedField('Página', 'Título de la página en la que se escribió. Lo pone el formulario.'),
    parent: field('Responde a', 'Comentario al que contesta. Elígelo cuando la respuesta la escribas tú.'),
    name: field('Nombre', 'Como firmó el visitante; no lo cambies. En una respuesta tuya, quién firma.'),
    email: computedField(
      'Correo electrónico',
      'Solo para contarle qué se decidió sobre su comentario. Se guarda cifrado y no se publica.',
    ),
    emailSealed: internalField('Correo cifrado', 'El correo como se guarda. Lo pone el gestor.'),
    emailHash: internalField('Huella del correo', 'Con ella se encuentran los comentarios de una persona que lo pide.'),
    text: field(
      'Comentario',
      'Palabras del visitante: no las corrijas ni las recortes. Si algo no puede verse, recházalo.',
    ),
    rating: field('Estrellas', 'Nota que puso el visitante, de 1 a 5; no la cambies. Vacío: no puntuó.'),
    replyLabel: field('Quién responde', 'Se ve en la respuesta. Vacío: es un visitante.'),
    verifiedBy: computedField(
      'Opinión verificada',
      'Qué prueba que pidió un préstamo a esta entidad con nosotros. Lo comprueba el gestor al recibirla.',
    ),
    isVerifiedCustomer: retiredField(
      'Cliente comprobado',
      'Ya no se usa: lo marcaba quien moderaba, sin comprobarlo. Ahora lo comprueba el gestor.',
    ),
    sentAt: computedField('Enviado', 'Día y hora en que llegó. Los pone el gestor.'),
    moderation: field(
      'Decisión',
      'Aprobado se publica; rechazado no, y lleva motivo. Una crítica no es motivo de rechazo.',
    ),
    rejectionReason: field('Motivo del rechazo', 'Obligatorio para rechazar: se lo contamos a quien lo escribió.'),
    rejectionNote: field(
      'Explicación del rechazo',
      'Lo que leerá quien lo escribió, en una o dos frases. Ejemplo: Contiene el teléfono de otra persona.',
    ),
    decisions: computedField('Historial', 'Quién decidió, cuándo y por qué. Lo anota el gestor en cada cambio.'),
    personHash,
    contentHash: computedField('Huella del texto', 'Con ella se descarta un envío repetido. La pone el gestor.'),
  },
  rows: [
    { moderation: 6, verifiedBy: 6 },
    { text: 12 },
    { name: 5, email: 5, rating: 2 },
    { rejectionReason: 4, rejectionNote: 8 },
    { parent: 6, replyLabel: 6 },
    { subjectTitle: 6, subjectType: 3, subjectId: 3 },
    { sentAt: 6 },
    { decisions: 12 },
    { personHash: 6, contentHash: 6 },
  ],
  list: {
    columns: ['moderation', 'subjectTitle', 'name', 'text', 'rating', 'sentAt'],
    sortBy: 'sentAt',
    sortOrder: 'DESC',
    pageSize: 50,
  },
};
