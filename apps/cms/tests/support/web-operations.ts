import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';

const webSource = new URL('../../../web/src/', import.meta.url).pathname;

/** Every operation of the web app for the CMS: name → document with its fragments. */
export function webOperations(): ReadonlyMap<string, string> {
  const files = readdirSync(webSource, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const { definitions } = parse(files.map((file) => readFileSync(path.join(webSource, file), 'utf8')).join('\n'));
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  return new Map(
    definitions.flatMap((one) => {
      if (one.kind !== Kind.OPERATION_DEFINITION || !one.name) return [];
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [one, ...usedBy(one, fragments)] };
      return [[one.name.value, print(document)] as const];
    }),
  );
}

/** The fragments of a definition, direct and indirect, each once. */
function usedBy(
  definition: Parameters<typeof visit>[0],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): FragmentDefinitionNode[] {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      usedBy(fragment, fragments, found);
    },
  });
  return [...found];
}
