import type { CommentChoice } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import type { PersonalData } from '../personal-data/personal-data';
import type { Person } from './person';

/** One erasure, as each store gets it. */
export interface Erasure {
  strapi: Core.Strapi;
  personalData: PersonalData;
  person: Person;
  /** The ids of the applications that are erased. */
  erased: readonly number[];
  /** The ids of those that are blocked, because a claim may need them. */
  blocked: readonly number[];
  /** What becomes of the texts of comments. */
  comments: CommentChoice;
  now: Date;
}
