import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { BlockName } from '@/blocks/registry';
import { type SearchedList, searchedBlocks } from '@/blocks/searched-blocks';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const schema = buildSchema(read('../../../../packages/types/schema.graphql'));
const query = schema.getQueryType() as GraphQLObjectType;
const { definitions } = parse(read('../features/search/search.graphql'));
const blockOf = new Map(
  definitions
    .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
    .map(({ name, typeCondition }) => [name.value, typeCondition.name.value]),
);
const [operation] = definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each] : []));

const fieldsOf = (set: SelectionSetNode | undefined) =>
  (set?.selections ?? []).filter((each): each is FieldNode => each.kind === Kind.FIELD);

/** Each list with blocks: those that it may have, and those whose text the query reads. */
const lists = fieldsOf(operation?.selectionSet).flatMap((list) => {
  const entry = getNamedType(query.getFields()[list.name.value]?.type) as GraphQLObjectType;
  const zone = getNamedType(entry.getFields().blocks?.type);
  if (!zone || !('getTypes' in zone)) return [];
  const blocks = fieldsOf(list.selectionSet).find(({ name }) => name.value === 'blocks');
  const spreads = (blocks?.selectionSet?.selections ?? []).flatMap((each) =>
    each.kind === Kind.FRAGMENT_SPREAD ? [blockOf.get(each.name.value)] : [],
  );
  const possible = zone.getTypes().map(({ name }) => name as BlockName | 'Error');
  return [{ list: (list.alias ?? list.name).value as SearchedList, possible, read: spreads }];
});

function isSearched(block: BlockName, list: SearchedList): boolean {
  const entry = searchedBlocks[block];
  return entry === 'searched' || entry.of?.includes(list) === false;
}

const hint = 'mend search.graphql, or state in searched-blocks.ts why the text is left out';

describe.each(lists)('the search of $list', ({ list, possible, read }) => {
  const blocks = possible.filter((name) => name !== 'Error');

  it('reads each block that is searched, and no other', () => {
    const searched = blocks.filter((block) => isSearched(block, list));
    expect([...read].sort(), hint).toEqual([...searched].sort());
  });
});

it('searchedBlocks: covers the lists that have blocks', () => {
  expect(lists.map(({ list }) => list).sort()).toEqual([
    'article',
    'bank',
    'calendar',
    'lender',
    'lendersGuide',
    'page',
  ]);
});
