import { answerAttributes } from '@prestafaro/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/**
 * Adds the columns of the answers to the content type `application`, whose schema file holds the other columns only. Strapi
 * makes the tables after `register`, so this must run there.
 */
export function registerAnswerColumns(strapi: Core.Strapi): void {
  Object.assign(strapi.contentType(uidOf('application')).attributes, answerAttributes);
}
