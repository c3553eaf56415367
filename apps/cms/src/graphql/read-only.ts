import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import type { Core } from '@strapi/strapi';
import type { GraphQLSchema } from 'graphql';
import { EDITORIAL_UIDS } from '../content-types';
import { batchRelations } from './batching';

/** Arguments with which a caller could ask for a draft. They do not exist in our schema, so asking is a syntax error. */
const DRAFT_ARGUMENTS = ['status', 'publicationFilter', 'hasPublishedVersion'];

/** Root fields of the editorial types and of visitors' approved opinions. Others, which Strapi adds by itself, go. */
const KEPT_ROOT_FIELDS = new RegExp(
  `^((${[
    'siteSetting|menu|lendersGuide',
    'pages?|articles?|tags?|authors?|redirects?',
    'lenders?|offers?|banks?|partners?|testimonials?|workCalendars?',
  ].join('|')})(_connection)?|commentPage|ratingSummary)$`,
);

interface ContentApi {
  buildSchema(): GraphQLSchema;
}

/** Read-only GraphQL: the editorial types and files, no mutation, no way to name a draft, relations read in batches. */
export function registerReadOnlyGraphql(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('graphql');
  const extension = plugin.service('extension');
  const exposed = new Set<string>([...EDITORIAL_UIDS, 'plugin::upload.file']);
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (uid.startsWith('admin::')) continue;
    if (exposed.has(uid)) extension.shadowCRUD(uid).disableMutations();
    else extension.shadowCRUD(uid).disable();
  }
  // A file names every row that uses it, drafts included: that list would be a way round the publication check.
  extension.shadowCRUD('plugin::upload.file').field('related').disable();
  const contentApi: ContentApi = plugin.service('content-api');
  const build = contentApi.buildSchema.bind(contentApi);
  contentApi.buildSchema = () => batchRelations(strapi, pruneSchema(withoutDraftsAndMutations(build())));
}

function withoutDraftsAndMutations(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.MUTATION]: () => null,
    [MapperKind.ROOT_FIELD]: (field, name, type) =>
      type === 'Query' && !KEPT_ROOT_FIELDS.test(name) ? null : withoutDraftArguments(field),
    [MapperKind.OBJECT_FIELD]: withoutDraftArguments,
  });
}

function withoutDraftArguments<Field extends { args?: Record<string, unknown> }>(field: Field): Field {
  if (!field.args) return field;
  const args = Object.fromEntries(Object.entries(field.args).filter(([name]) => !DRAFT_ARGUMENTS.includes(name)));
  return { ...field, args };
}
