// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT, WEB_FOLDER } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';

const SCHEMA_FILE = join(ROOT, 'packages/types/schema.graphql');
const BLOCK = 'ComponentBlocks';

/** @typedef {{ file: string, text: string }} Document */

/** The GraphQL documents of the web app. @returns {Document[]} */
export function readDocuments() {
  const files = repositoryFiles('apps/web/src/**/*.graphql');
  return files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

/**
 * Finds fields that two blocks of one dynamic zone have with different types. GraphQL then refuses the query and advises aliases, which
 * does not say which blocks they are.
 * @param {readonly Document[]} documents
 * @param {string} [schemaText]
 * @returns {string[]} a sentence for each such name, with two blocks that have it, their files and what to do
 */
export function findFieldConflicts(documents, schemaText = readFileSync(SCHEMA_FILE, 'utf8')) {
  // Here and not above: this file may be read before anything is installed.
  /** @type {typeof import('../../apps/web/node_modules/graphql/index.js')} */
  const graphql = createRequire(join(WEB_FOLDER, 'package.json'))('graphql');
  const { buildSchema, concatAST, OverlappingFieldsCanBeMergedRule, parse, Source, validate } = graphql;
  const schema = buildSchema(schemaText);
  const parsed = concatAST(documents.flatMap(({ file, text }) => parseIfPossible(parse, new Source(text, file))));
  const errors = validate(schema, parsed, [OverlappingFieldsCanBeMergedRule], { maxErrors: 1000 });
  /** @type {Map<string, string>} One block may conflict with twenty others, and one pair is enough to mend it. */
  const sentences = new Map();
  for (const { nodes = [] } of errors) {
    const places = nodes.flatMap((node) => (node.kind === 'Field' ? placesOf(node, parsed, schema) : []));
    for (const first of places) {
      const second = places.find(
        ({ field, block, type }) => field === first.field && block !== first.block && type !== first.type,
      );
      if (second && !sentences.has(first.field)) sentences.set(first.field, sentenceOn(first, second));
    }
  }
  return [...sentences.values()];
}

/**
 * @param {typeof import('../../apps/web/node_modules/graphql/index.js').parse} parse
 * @param {import('../../apps/web/node_modules/graphql/index.js').Source} source
 * @returns {import('../../apps/web/node_modules/graphql/index.js').DocumentNode[]} none if it has a mistake, which the generator names
 */
function parseIfPossible(parse, source) {
  try {
    return [parse(source)];
  } catch {
    return [];
  }
}

/** @typedef {{ field: string, type: string, block: string, document: string }} Place a field that a fragment of a block asks for */

/**
 * @param {import('../../apps/web/node_modules/graphql/index.js').FieldNode} node
 * @param {import('../../apps/web/node_modules/graphql/index.js').DocumentNode} documents
 * @param {import('../../apps/web/node_modules/graphql/index.js').GraphQLSchema} schema
 * @returns {Place[]} none for a field outside of a block
 */
function placesOf(node, documents, schema) {
  const fragment = documents.definitions.find(
    (each) =>
      each.loc?.source === node.loc?.source &&
      each.loc &&
      node.loc &&
      each.loc.start <= node.loc.start &&
      node.loc.end <= each.loc.end,
  );
  if (fragment?.kind !== 'FragmentDefinition') return [];
  const block = fragment.typeCondition.name.value;
  const type = schema.getType(block);
  const field = type && 'getFields' in type ? type.getFields()[node.name.value] : undefined;
  if (!block.startsWith(BLOCK) || !field) return [];
  return [{ field: node.name.value, type: String(field.type), block, document: node.loc?.source.name ?? '' }];
}

/**
 * @param {Place} first
 * @param {Place} second
 */
function sentenceOn(first, second) {
  const [one, other] = [first, second].map(
    ({ block, type, document }) => `${schemaFileOf(block)} (${type}, read in ${document})`,
  );
  return (
    `Two blocks share the field name "${first.field}" with different types: ${one} and ${other}. ` +
    'Rename the field of the newer block in its schema, its labels and its document.'
  );
}

/** @param {string} block e.g. `ComponentBlocksRichText` */
function schemaFileOf(block) {
  const name = block.slice(BLOCK.length).replace(/(?<=.)([A-Z])/g, '-$1');
  return `apps/cms/src/components/blocks/${name.toLowerCase()}.json`;
}
