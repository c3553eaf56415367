import type { Core } from '@strapi/strapi';
import { postAsWeb } from './post-as-web';
import { type RunningCms, WRITE_TOKEN } from './start-cms';

export interface VisitorAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

export type VisitorPath = 'comments' | 'ratings' | 'comment-reports';

/** Submits a visitor's message like the web app's server. */
export async function send(
  url: string,
  path: VisitorPath,
  message: object,
  token: string | null = WRITE_TOKEN,
): Promise<VisitorAnswer> {
  const response = await postAsWeb(url, path, message, token);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}

let visitors = 0;

/** An address that no other visitor of the test has, so that limits per person do not mix. */
export function newAddress(): string {
  visitors += 1;
  return `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

/** A comment on the Spanish home page by a new person. */
export const comment = (text: string, changes: object = {}) => ({
  locale: 'es-ES',
  subjectType: 'home',
  subjectId: 'home',
  subjectTitle: 'Inicio',
  name: 'Eva',
  email: 'eva-secret@example.com',
  text,
  rating: null,
  parentId: null,
  proof: null,
  address: newAddress(),
  ...changes,
});

interface Stored {
  id: number;
  documentId: string;
  [field: string]: unknown;
}

export async function storedComment(strapi: Core.Strapi, text: string): Promise<Stored> {
  const row = await strapi.db
    .query('api::comment.comment')
    .findOne({ where: { text }, populate: { parent: true, decisions: true } });
  if (!row) throw new Error(`no comment “${text}”`);
  return row;
}

/** A comment that was submitted and then approved by our own code, like a seeded one. */
export async function approvedComment(cms: RunningCms, text: string, changes: object = {}): Promise<Stored> {
  const { status } = await send(cms.url, 'comments', comment(text, changes));
  if (status !== 201) throw new Error(`the comment was answered with ${status}`);
  const { documentId, locale } = await storedComment(cms.strapi, text);
  await cms.strapi
    .documents('api::comment.comment')
    .update({ documentId, locale, data: { moderation: 'approved' } } as never);
  return storedComment(cms.strapi, text);
}
