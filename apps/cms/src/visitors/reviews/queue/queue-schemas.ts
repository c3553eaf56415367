import { z } from 'zod';
import { choiceLabel } from '../../../content/labels/choices';
import { rejectionReasons } from '../../../delivery/mail/messages/mail-messages';
import { MOST_AT_ONCE, SPAM_REASONS } from './wire';

/** The labels of the fields, for what the server refuses. */
export const queueFieldLabels: Readonly<Record<string, string>> = {
  to: 'Decisión',
  reason: 'Motivo del rechazo',
  note: 'Explicación del rechazo',
  comments: 'Comentarios',
  page: 'Página',
};

/** A documentId of Strapi. */
const id = z.string().regex(/^[a-z0-9]{1,40}$/, 'no es la clave de un comentario');
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, 'elige al menos un comentario')
    .max(MOST_AT_ONCE, `elige como máximo ${MOST_AT_ONCE} comentarios de una vez`);

export const decisionSchema = z
  .strictObject({
    to: z.enum(['approved', 'rejected']),
    reason: z.enum(rejectionReasons).optional(),
    note: z.string().trim().max(400, 'tiene como máximo 400 caracteres').default(''),
    comments: listOf(z.strictObject({ id, version: z.int().min(0) })),
  })
  .superRefine(({ to, reason, comments }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (to === 'rejected' && !reason) refuse('reason', 'elige uno. Una crítica no es motivo de rechazo');
    if (to === 'approved' && reason) refuse('reason', 'un comentario aprobado no lleva motivo');
    if (comments.length === 1) return;
    if (to === 'approved') refuse('comments', 'aprueba los comentarios de uno en uno, después de leerlos');
    else if (!SPAM_REASONS.some((one) => one === reason)) refuse('reason', ONLY_SPAM);
  });

const ONLY_SPAM = `varios a la vez se rechazan solo por «${SPAM_REASONS.map(choiceLabel).join('» o «')}». Los demás, de uno en uno`;

export const undoSchema = z.strictObject({ comments: listOf(id) });

export const queueQuerySchema = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'escribe un número de página desde 1')
    .default('1'),
});
