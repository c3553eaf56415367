import { type CountryCode, countryCodes } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import type { LocalizedType } from '../../src/content/content-types';
import { EDITORIAL_TYPES } from '../../src/content/editorial-types';
import { type AdminAnswer, type AdminCall, signInWithRole } from './admin';
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

/**
 * Every actor of the matrix: those without a session, each country's editor, and authors, moderators and lead managers of two
 * countries.
 */
export async function signInActors(cms: RunningCms): Promise<Actor[]> {
  const withRole = (code: string) => signInWithRole(cms.strapi as Core.Strapi, cms.url, code);
  const people: Actor[] = [];
  for (const country of countryCodes) {
    const mayInSpain: Actor['mayInSpain'] = (type, action) =>
      country === 'ES' && isEditorial(type) && action !== 'move';
    const call = await withRole(`editor-${country.toLowerCase()}`);
    people.push({ name: `editor of ${country}`, country, call, token: undefined, mayInSpain });
  }
  for (const country of ['ES', 'UA'] as const) {
    const home = country === 'ES';
    people.push({
      name: `author of ${country}`,
      country,
      call: await withRole(`author-${country.toLowerCase()}`),
      token: undefined,
      // An author may change only their own articles, which these are not, and may read tags and authors.
      mayInSpain: (type, action) =>
        home &&
        ((type === 'article' && action === 'create') ||
          ((type === 'tag' || type === 'author') && (action === 'read' || action === 'draft'))),
    });
    people.push({
      name: `moderator of ${country}`,
      country,
      call: await withRole(`moderator-${country.toLowerCase()}`),
      token: undefined,
      mayInSpain: (type, action) => home && moderatorMay(type, action),
    });
    people.push({
      name: `lead manager of ${country}`,
      country,
      call: await withRole(`lead-manager-${country.toLowerCase()}`),
      token: undefined,
      // A lead manager has the desk, and no access to content or reviews.
      mayInSpain: () => false,
    });
  }
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
  const looksUp = action === 'read' || action === 'draft';
  if (type === 'comment') return looksUp || action === 'create' || action === 'change';
  if (type === 'comment-report') return looksUp || action === 'change';
  return looksUp && (type === 'article' || type === 'lender' || type === 'rating');
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
