import { countryCodes, sitesOf } from '@prestafaro/countries';
import type { LocalizedType } from '../content/content-types';
import { EDITORIAL_TYPES, type EditorialType } from '../content/editorial-types';
import type { DeskAction } from '../leads/desk/desk-actions';
import { leadManagerCode } from '../leads/desk/desk-sites';
import type { AffiliateAction } from '../visitors/affiliates/affiliate-actions';
import { editorCode } from '../visitors/measurements/measured-countries';
import { countryName } from './countries/site-names';

const EXPLORER = 'plugin::content-manager.explorer';
type ContentAction = 'create' | 'read' | 'update' | 'delete' | 'publish';

export interface RoleDefinition {
  code: string;
  name: string;
  description: string;
  /** The sites whose content the role may read and write. */
  locales: readonly string[];
  content: readonly { type: LocalizedType; actions: readonly ContentAction[]; ownOnly: boolean }[];
  plugins: readonly string[];
  /** The permissions of the role at the lead desk, for the country that its code names. */
  desk: readonly DeskAction[];
  /** The permissions of the role on the affiliates of that country. */
  affiliates: readonly AffiliateAction[];
  /** Whether the role sees the measurements of the country that its code names. */
  measurements: boolean;
}

const MEDIA_READ = ['plugin::upload.read', 'plugin::upload.assets.create', 'plugin::upload.assets.download'];
const MEDIA_WRITE = [...MEDIA_READ, 'plugin::upload.assets.update', 'plugin::upload.assets.copy-link'];

/** Types that an author may read but not write. */
const AUTHOR_READS: readonly EditorialType[] = ['tag', 'author'];

/** Types that a moderator may read but not write. */
const MODERATOR_READS: readonly LocalizedType[] = ['article', 'lender', 'rating'];

/**
 * All roles beside Strapi's super administrator. For each country: editors, who write and publish everything of their
 * country; authors, who write their own articles and leave publishing to an editor; moderators, who decide on visitors'
 * comments and answer them; and lead managers, who see the applications and the affiliates of their country at the desk and no content.
 * Editors and lead managers see the measurements of their country, which decide what they write and whom they call.
 * Comments and applications are personal, so nobody else sees them. Only the super administrator may export documents,
 * accounts and telephone numbers in plain text, or give that permission to another role.
 */
export const ROLES: readonly RoleDefinition[] = countryCodes.flatMap((code) => {
  const locales = sitesOf(code).map(({ locale }) => locale);
  const name = countryName(code);
  const suffix = code.toLowerCase();
  return [
    {
      code: editorCode(code),
      name: `Editor · ${name}`,
      description: `Escribe y publica todo el contenido de ${name}.`,
      locales,
      content: EDITORIAL_TYPES.map((type) => ({
        type,
        actions: ['create', 'read', 'update', 'delete', 'publish'] as const,
        ownOnly: false,
      })),
      plugins: MEDIA_WRITE,
      desk: [],
      affiliates: [],
      measurements: true,
    },
    {
      code: `author-${suffix}`,
      name: `Autor · ${name}`,
      description: `Escribe sus propios artículos de ${name}; los publica un editor.`,
      locales,
      content: [
        { type: 'article' as const, actions: ['create', 'read', 'update', 'delete'] as const, ownOnly: true },
        ...AUTHOR_READS.map((type) => ({ type, actions: ['read'] as const, ownOnly: false })),
      ],
      plugins: MEDIA_READ,
      desk: [],
      affiliates: [],
      measurements: false,
    },
    {
      code: `moderator-${suffix}`,
      name: `Moderador · ${name}`,
      description: `Decide qué comentarios de ${name} se publican, con motivo, y los responde.`,
      locales,
      content: [
        { type: 'comment' as const, actions: ['create', 'read', 'update', 'delete'] as const, ownOnly: false },
        { type: 'comment-report' as const, actions: ['read', 'update'] as const, ownOnly: false },
        ...MODERATOR_READS.map((type) => ({ type, actions: ['read'] as const, ownOnly: false })),
      ],
      plugins: [],
      desk: [],
      affiliates: [],
      measurements: false,
    },
    {
      code: leadManagerCode(code),
      name: `Gestor de solicitudes · ${name}`,
      description: `Atiende las solicitudes de ${name} en su mesa: las lee, ve el teléfono al que llamar, cambia su estado y las exporta sin datos protegidos. Decide sobre los afiliados y ve sus extractos.`,
      locales,
      content: [],
      plugins: [],
      desk: ['read', 'change', 'phone', 'export'] as const,
      affiliates: ['read', 'change'] as const,
      measurements: true,
    },
  ];
});

export const actionId = (action: ContentAction): string => `${EXPLORER}.${action}`;
