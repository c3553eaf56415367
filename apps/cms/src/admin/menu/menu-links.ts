import { Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { entriesAddress } from '../../platform/strapi-internals/admin/entry-address';
import { limitContentManagerLink } from '../../platform/strapi-internals/admin-menu';
import { COMMENT, UPDATE, WRITES_CONTENT } from './content-permissions';

const title = 'Comentarios';

/** The names of the links, as messages of the admin. */
export const menuMessages: Readonly<Record<string, string>> = { 'menu.comments': title };

/**
 * Each role finds its work in the menu: moderators the comments, editors and authors the content. A moderator who opened the
 * content manager would land on the articles, which a moderator only reads, and a lead manager on a page without anything.
 */
export function arrangeMenu(app: StrapiApp): void {
  limitContentManagerLink(app, WRITES_CONTENT);
  app.addMenuLink({
    to: entriesAddress(COMMENT).slice(1),
    icon: Message,
    intlLabel: { id: 'menu.comments', defaultMessage: title },
    permissions: [{ action: UPDATE, subject: COMMENT }],
    position: 2,
  });
}
