import { countryCodes, sitesOf } from '@prestafaro/countries';
import type { LocalizedType } from '../content/content-types';
import { EDITORIAL_TYPES, type EditorialType } from '../content/editorial-types';
import type { DeskAction } from '../leads/desk/desk-actions';
import type { AffiliateAction } from '../visitors/affiliates/affiliate-actions';
import { countryName } from './countries/site-names';
import { roleCode } from './role-codes';

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

/** Types that decide how a whole site works and where its addresses lead: an editor reads them, the chief editor writes them. */
const CHIEF_EDITOR_WRITES: readonly EditorialType[] = ['site-setting', 'menu', 'redirect'];

/** Types that an author may read but not write. */
const AUTHOR_READS: readonly EditorialType[] = ['tag', 'author'];

/** Types that a moderator may read but not write. */
const MODERATOR_READS: readonly LocalizedType[] = ['article', 'lender', 'rating'];

const READ = ['read'] as const;
const WRITE = ['create', 'read', 'update', 'delete', 'publish'] as const;

const withActions = (types: readonly LocalizedType[], actions: readonly ContentAction[]) =>
  types.map((type) => ({ type, actions, ownOnly: false }));

/** What a role may do that is not named. */
const NOTHING = { content: [], plugins: [], desk: [], affiliates: [], measurements: false } as const;

/**
 * All roles beside Strapi's super administrator, for each country. A person may have several of them, also of several countries.
 * Editors write and publish the content of their country; chief editors write its settings, menu and redirects as well; authors write
 * their own articles and leave publishing to an editor; moderators decide on visitors' comments and answer them; lead managers see
 * the applications at the desk, and affiliate managers the affiliates, both without any content; analysts see the measurements alone.
 * Comments, applications and affiliates are personal, so nobody else sees them. Only the super administrator may export documents,
 * accounts and telephone numbers in plain text, or give that permission to another role.
 */
export const ROLES: readonly RoleDefinition[] = countryCodes.flatMap((code): RoleDefinition[] => {
  const locales = sitesOf(code).map(({ locale }) => locale);
  const name = countryName(code);
  return [
    {
      ...NOTHING,
      code: roleCode('chief-editor', code),
      name: `Editor jefe · ${name}`,
      description: `Escribe y publica todo el contenido de ${name}, también los ajustes del sitio, el menú y las redirecciones.`,
      locales,
      content: withActions(EDITORIAL_TYPES, WRITE),
      plugins: MEDIA_WRITE,
      measurements: true,
    },
    {
      ...NOTHING,
      code: roleCode('editor', code),
      name: `Editor · ${name}`,
      description: `Escribe y publica el contenido de ${name}. Los ajustes del sitio, el menú y las redirecciones solo los lee.`,
      locales,
      content: [
        ...withActions(
          EDITORIAL_TYPES.filter((type) => !CHIEF_EDITOR_WRITES.includes(type)),
          WRITE,
        ),
        ...withActions(CHIEF_EDITOR_WRITES, READ),
      ],
      plugins: MEDIA_WRITE,
      measurements: true,
    },
    {
      ...NOTHING,
      code: roleCode('author', code),
      name: `Autor · ${name}`,
      description: `Escribe sus propios artículos de ${name}; los publica un editor.`,
      locales,
      content: [
        { type: 'article', actions: ['create', 'read', 'update', 'delete'], ownOnly: true },
        ...withActions(AUTHOR_READS, READ),
      ],
      plugins: MEDIA_READ,
    },
    {
      ...NOTHING,
      code: roleCode('moderator', code),
      name: `Moderador · ${name}`,
      description: `Decide qué comentarios de ${name} se publican, con motivo, y los responde.`,
      locales,
      content: [
        ...withActions(['comment'], ['create', 'read', 'update', 'delete']),
        ...withActions(['comment-report'], ['read', 'update']),
        ...withActions(MODERATOR_READS, READ),
      ],
    },
    {
      ...NOTHING,
      code: roleCode('lead-manager', code),
      name: `Gestor de solicitudes · ${name}`,
      description: `Atiende las solicitudes de ${name} en su mesa: las lee, ve el teléfono al que llamar, cambia su estado y las exporta sin datos protegidos.`,
      locales,
      desk: ['read', 'change', 'phone', 'export'],
      measurements: true,
    },
    {
      ...NOTHING,
      code: roleCode('affiliate-manager', code),
      name: `Gestor de afiliados · ${name}`,
      description: `Decide sobre los afiliados de ${name}, ve sus extractos y prepara sus pagos.`,
      locales,
      affiliates: ['read', 'change', 'pay'],
    },
    {
      ...NOTHING,
      code: roleCode('analyst', code),
      name: `Analista · ${name}`,
      description: `Lee las mediciones de ${name} y nada más.`,
      locales,
      measurements: true,
    },
  ];
});

export const actionId = (action: ContentAction): string => `${EXPLORER}.${action}`;
