import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** Ten times the fields of the web app's largest query. */
export const MAX_FIELDS = 5000;

export type DocumentFault = 'fragment_is_unknown' | 'fragments_are_a_cycle' | 'query_is_too_large';

/**
 * The first fault of a document that would make its validation expensive or endless: the depth limit of Strapi's plugin follows
 * each fragment as often as it is used, and for ever if it uses itself. Each fragment is counted once here.
 */
export function documentFault({ definitions }: DocumentNode): DocumentFault | null {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const counter = new FieldCounter(fragments);
  let fields = 0;
  for (const one of definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION && one.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const counted =
      one.kind === Kind.FRAGMENT_DEFINITION ? counter.ofFragment(one.name.value) : counter.of(one.selectionSet);
    if (typeof counted === 'string') return counted;
    fields += counted;
    if (fields > MAX_FIELDS) return 'query_is_too_large';
  }
  return null;
}

class FieldCounter {
  /** Null while a fragment is being counted. */
  readonly #counted = new Map<string, number | DocumentFault | null>();

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  of({ selections }: SelectionSetNode): number | DocumentFault {
    let fields = 0;
    for (const one of selections) {
      if (one.kind === Kind.FIELD) fields += 1;
      const below = one.kind === Kind.FRAGMENT_SPREAD ? this.ofFragment(one.name.value) : this.#below(one.selectionSet);
      if (typeof below === 'string') return below;
      fields += below;
    }
    return fields;
  }

  ofFragment(name: string): number | DocumentFault {
    const known = this.#counted.get(name);
    if (known === null) return 'fragments_are_a_cycle';
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    if (!fragment) return 'fragment_is_unknown';
    this.#counted.set(name, null);
    const counted = this.of(fragment.selectionSet);
    this.#counted.set(name, counted);
    return counted;
  }

  #below(selectionSet: SelectionSetNode | undefined): number | DocumentFault {
    return selectionSet ? this.of(selectionSet) : 0;
  }
}
