import type { Locale } from '@prestafaro/countries';
import { uidOf } from '../../content/content-types';
import { mailMessages } from '../../delivery/mail/messages/catalogues';
import type { Erasure } from './erasure';

interface Row {
  id: number;
  documentId: string;
  locale: Locale;
}

/**
 * Erases name and address of the person's comments, and their texts if the person wants that. They are written as documents, so that the
 * pages that show them are made again.
 */
export async function eraseComments(erasure: Erasure): Promise<number> {
  const { strapi, person } = erasure;
  const rows: Row[] = await strapi.db.query(uidOf('comment')).findMany({
    select: ['id', 'documentId', 'locale'],
    where: { emailHash: { $in: [...person.hashes] } },
  });
  for (const row of rows) await eraseComment(erasure, row);
  return rows.length;
}

async function eraseComment({ strapi, comments: choice }: Erasure, { id, documentId, locale }: Row): Promise<void> {
  const comments = strapi.documents(uidOf('comment'));
  const erasesText = choice === 'erase-texts';
  const hasReplies = (await strapi.db.query(uidOf('comment')).count({ where: { parent: { id } } })) > 0;
  if (erasesText && !hasReplies) {
    await comments.delete({ documentId, locale });
    return;
  }
  const words = mailMessages[locale].erasedComment;
  const data = {
    ...{ name: words.name, email: null, emailSealed: null, emailHash: null, personHash: null, contentHash: null },
    // Without it the replies of others would stand on the page as comments of their own.
    ...(erasesText && { text: words.text, rating: null, verifiedBy: null }),
  };
  await comments.update({ documentId, locale, data } as never);
}
