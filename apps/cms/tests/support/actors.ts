import { type CountryCode, countryCodes } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import type { LocalizedType } from '../../src/content/content-types';
import { EDITORIAL_TYPES } from '../../src/content/editorial-types';
import { type AdminAnswer, type AdminCall, signInWithRole, signInWithRoles } from './admin';
import { READ_TOKEN, type RunningCms, WRITE_TOKEN } from './start-cms';

export const actions = ['read', 'draft', 'create', 'change', 'move', 'publish'] as const;
export type Action = (typeof actions)[number];

/** An actor and its permissions on an entry of Spain that belongs to another actor. */
export interface Actor {
  name: string;
  country: CountryCode | null;
  /** Calls the admin's addresses, with or without a session. */
  call: AdminCall;
  /** Set for actors of the public addresses; null for a person with a session. */
  token: string | null | undefined;
  mayInSpain(type: LocalizedType, action: Action): boolean;
}

const isEditorial = (type: LocalizedType) => (EDITORIAL_TYPES as readonly string[]).includes(type);

/** Types that an editor reads and a chief editor writes. */
const OF_CHIEF_EDITORS: readonly LocalizedType[] = ['site-setting', 'menu', 'redirect'];

const looksUp = (action: Action) => action === 'read' || action === 'draft';

/** What each kind of role may do in its own country with an entry that belongs to another person. */
const atHome = {
  'chief editor': (type, action) => isEditorial(type) && action !== 'move',
  editor: (type, action) =>
    isEditorial(type) && action !== 'move' && (looksUp(action) || !OF_CHIEF_EDITORS.includes(type)),
  // An author may change only their own articles, which these are not, and may read tags and authors.
  author: (type, action) =>
    (type === 'article' && action === 'create') || ((type === 'tag' || type === 'author') && looksUp(action)),
  moderator: moderatorMay,
  // These have pages of their own, and no access to content or reviews.
  'lead manager': () => false,
  'affiliate manager': () => false,
  analyst: () => false,
} as const satisfies Record<string, Actor['mayInSpain']>;

/**
 * Every actor of the matrix: those without a session, each country's editor, the other roles of two countries, and a person with roles
 * of several countries.
 */
export async function signInActors(cms: RunningCms): Promise<Actor[]> {
  const withRole = (code: string) => signInWithRole(cms.strapi as Core.Strapi, cms.url, code);
  const people: Actor[] = [];
  for (const country of countryCodes) {
    const kinds = Object.keys(atHome) as (keyof typeof atHome)[];
    for (const kind of country === 'ES' || country === 'UA' ? kinds : (['editor'] as const)) {
      people.push({
        name: `${kind} of ${country}`,
        country,
        call: await withRole(`${kind.replace(' ', '-')}-${country.toLowerCase()}`),
        token: undefined,
        mayInSpain: (type, action) => country === 'ES' && atHome[kind](type, action),
      });
    }
  }
  people.push({
    name: 'person with several roles',
    country: 'ES',
    call: await signInWithRoles(cms.strapi as Core.Strapi, cms.url, [
      'author-es',
      'moderator-es',
      'chief-editor-ua',
      'lead-manager-mx',
    ]),
    token: undefined,
    mayInSpain: (type, action) => atHome.author(type, action) || atHome.moderator(type, action),
  });
  const outsiders = [
    { name: 'anonymous', token: null },
    { name: 'bearer of the read token', token: READ_TOKEN },
    { name: 'bearer of the write token', token: WRITE_TOKEN },
  ].map(
    ({ name, token }): Actor => ({
      name,
      country: null,
      call: withToken(cms.url, token),
      token,
      mayInSpain: (type, action) => token === READ_TOKEN && action === 'read' && isEditorial(type),
    }),
  );
  return [...outsiders, ...people];
}

function moderatorMay(type: LocalizedType, action: Action): boolean {
  if (type === 'comment') return looksUp(action) || action === 'create' || action === 'change';
  if (type === 'comment-report') return looksUp(action) || action === 'change';
  return looksUp(action) && (type === 'article' || type === 'lender' || type === 'rating');
}

function withToken(url: string, token: string | null): AdminCall {
  return async (method, path, body): Promise<AdminAnswer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body ? JSON.stringify(body) : undefined,
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  };
}
