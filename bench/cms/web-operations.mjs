// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every GraphQL query of the web app: operation name → its document with the fragments that it uses.
 * @param {string} folder with `.graphql` files
 * @returns {Map<string, string>}
 */
export function webOperations(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const operations = operationsOf(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
  if (operations.size === 0) throw new Error(`There is no GraphQL query below ${folder}`);
  return operations;
}

/**
 * @param {string} text documents one after another, each definition beginning in the first column
 * @returns {Map<string, string>}
 */
export function operationsOf(text) {
  const definitions = text.split(/^(?=(?:query|fragment)\s)/m).filter((part) => /^(query|fragment)\s/.test(part));
  const named = definitions.map((definition) => {
    const [, kind = '', name = ''] = /^(query|fragment)\s+(\w+)/.exec(definition) ?? [];
    return { kind, name, definition: definition.trim() };
  });
  const fragments = new Map(named.flatMap((each) => (each.kind === 'fragment' ? [[each.name, each.definition]] : [])));
  return new Map(
    named.flatMap(({ kind, name, definition }) =>
      kind === 'query' ? [[name, [definition, ...fragmentsOf(definition, fragments)].join('\n')]] : [],
    ),
  );
}

/**
 * The fragments that a definition spreads, and those that they spread, each once.
 * @param {string} definition
 * @param {ReadonlyMap<string, string>} fragments
 * @param {Set<string>} [found]
 */
function fragmentsOf(definition, fragments, found = new Set()) {
  for (const [, name = ''] of definition.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
    const fragment = fragments.get(name);
    if (!fragment || found.has(fragment)) continue;
    found.add(fragment);
    fragmentsOf(fragment, fragments, found);
  }
  return found;
}
