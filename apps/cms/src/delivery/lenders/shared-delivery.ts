import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isRecord } from '../../content/entry-rules/figures';
import type { Problem } from '../../content/entry-rules/problem';
import type { EntryDraft } from '../../content/entry-rules/site-rules';
import { lender as parts } from '../../content/labels/components/lender';
import { lender as labels } from '../../content/labels/content-types/lender';
import { fieldName, problemsIn } from '../../content/labels/field-name';
import type { LenderWithDelivery } from './lender-delivery';

interface Rival {
  name: string;
  locale: string;
}

/**
 * Refuses the key and the address of another lender, which «Duplicar» copies: the applications to the copy would go to the other company.
 * Companies of one group may share them, if the editor says so.
 */
export async function sharedDeliveryProblems(
  strapi: Core.Strapi,
  { type, data, documentId }: Pick<EntryDraft, 'type' | 'data' | 'documentId'>,
): Promise<Problem[]> {
  const { delivery } = data;
  if (type !== 'lender' || !isRecord(delivery) || delivery.isShared === true) return [];
  const problems = [];
  for (const field of ['key', 'url'] as const) {
    const value = delivery[field];
    const rival = typeof value === 'string' && value ? await rivalOf(strapi, field, value, documentId) : null;
    if (rival) problems.push({ path: [field], message: takenMessage(field, rival) });
  }
  return problemsIn(labels, 'delivery', problems);
}

/** Another lender, published or not, of any site: a key has one secret everywhere. */
function rivalOf(
  strapi: Core.Strapi,
  field: 'key' | 'url',
  value: string,
  documentId: string | undefined,
): Promise<Rival | null> {
  return strapi.db.query(uidOf('lender')).findOne({
    select: ['name', 'locale'],
    where: { delivery: { [field]: value }, ...(documentId && { documentId: { $ne: documentId } }) },
    orderBy: { id: 'asc' },
  });
}

function takenMessage(field: 'key' | 'url', { name, locale }: Rival): string {
  const shared = fieldName(parts.delivery, 'isShared');
  return `${fieldName(parts.delivery, field)} ya es de «${name}» (${locale}), que recibiría las solicitudes de esta entidad. Escribe la de esta entidad. Si las dos son de la misma empresa, marca ${shared}.`;
}

/** The keys that several published lenders have although no editor said that they share them, with the names of the lenders. */
export function sharedByMistake(lenders: readonly LenderWithDelivery[]): string[] {
  const keys = [...new Set(lenders.map(({ delivery }) => delivery.key))].sort();
  return keys.flatMap((key) => {
    const holders = lenders.filter(({ delivery }) => delivery.key === key);
    const isOne = new Set(holders.map(({ documentId }) => documentId)).size === 1;
    if (isOne || holders.some(({ delivery }) => delivery.isShared)) return [];
    return `${key} (${[...new Set(holders.map(({ name }) => name))].sort().join(', ')})`;
  });
}
