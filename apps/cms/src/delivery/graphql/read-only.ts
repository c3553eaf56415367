import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import type { Core } from '@strapi/strapi';
import { type GraphQLSchema, isNonNullType, isObjectType } from 'graphql';
import { EDITORIAL_UIDS } from '../../content/content-types';
import { EDITORIAL, type TypeSchema } from '../../content/editorial-types';
import { transformGraphqlSchema } from '../../platform/strapi-internals/graphql-schema';
import { batchRelations } from './batching';
import { draftSchema } from './draft-schema';

/** Arguments that ask for drafts. Our schema does not have them, so a query with one is not valid. */
const DRAFT_ARGUMENTS = ['status', 'publicationFilter', 'hasPublishedVersion'];

const FILE_TYPE = 'UploadFile';

const EDITORIAL_ROOT_FIELDS: ReadonlySet<string> = new Set(
  Object.values(EDITORIAL).flatMap(({ schema }) => rootFieldsOf(schema)),
);

/** Also those of approved reviews, of the views of articles and of the manifest. All others, which Strapi adds by itself, are removed. */
const KEPT_ROOT_FIELDS: ReadonlySet<string> = new Set([
  ...EDITORIAL_ROOT_FIELDS,
  ...['addressRows', 'articleViews', 'commentPage', 'ratingSummary', 'siteVersions'],
]);

/** As Strapi's plugin names them: `siteSetting` of a single type; `article`, `articles` and `articles_connection` of others. */
function rootFieldsOf({ kind, info }: TypeSchema): string[] {
  const [singular, plural] = [camelCase(info.singularName), camelCase(info.pluralName)];
  return kind === 'singleType' ? [singular] : [singular, plural, `${plural}_connection`];
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Makes GraphQL read-only: editorial types and files, no mutations, no argument for drafts, relations read in batches.
 * @returns the schema of the same queries over drafts, once Strapi has built its schema
 */
export function registerReadOnlyGraphql(strapi: Core.Strapi): () => GraphQLSchema {
  const extension = strapi.plugin('graphql').service('extension');
  const exposed = new Set<string>([...EDITORIAL_UIDS, 'plugin::upload.file']);
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (uid.startsWith('admin::')) continue;
    if (exposed.has(uid)) extension.shadowCRUD(uid).disableMutations();
    else extension.shadowCRUD(uid).disable();
  }
  // `related` of a file lists every row that uses it, drafts included.
  extension.shadowCRUD('plugin::upload.file').field('related').disable();
  let unbatched: GraphQLSchema | undefined;
  let ofDrafts: GraphQLSchema | undefined;
  transformGraphqlSchema(strapi, (schema) => {
    unbatched = pruneSchema(withOptionalFiles(withoutDraftsAndMutations(schema)));
    return batchRelations(strapi, mapSchema(unbatched, {}), 'published');
  });
  return () => {
    if (!unbatched) throw new Error('The schema of drafts was asked for before Strapi built its own');
    ofDrafts ??= batchRelations(strapi, draftSchema(unbatched, EDITORIAL_ROOT_FIELDS), 'draft');
    return ofDrafts;
  };
}

function withoutDraftsAndMutations(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.MUTATION]: () => null,
    [MapperKind.ROOT_FIELD]: (field, name, type) =>
      type === 'Query' && !KEPT_ROOT_FIELDS.has(name) ? null : withoutDraftArguments(field),
    [MapperKind.OBJECT_FIELD]: withoutDraftArguments,
  });
}

function withoutDraftArguments<Field extends { args?: Record<string, unknown> }>(field: Field): Field {
  if (!field.args) return field;
  const args = Object.fromEntries(Object.entries(field.args).filter(([name]) => !DRAFT_ARGUMENTS.includes(name)));
  return { ...field, args };
}

/**
 * A picture that an editor must choose may be missing later, as after a restore without uploads. The answer then lacks the picture
 * and not the whole entry.
 */
function withOptionalFiles(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const { type } = field;
      const isFile = isNonNullType(type) && isObjectType(type.ofType) && type.ofType.name === FILE_TYPE;
      return isFile ? { ...field, type: type.ofType } : field;
    },
  });
}
