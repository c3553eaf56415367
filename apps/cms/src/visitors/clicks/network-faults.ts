interface NetworkDraft {
  key?: string;
  statuses?: readonly { theirs?: string }[] | null;
}

/** Contradictions in the networks of a site: of two equal keys or statuses, one would be ignored without a message. */
export function networkFaults({ networks }: Record<string, unknown>): string[] {
  const drafts = (networks ?? []) as readonly NetworkDraft[];
  return [
    ...repeated(drafts.map(({ key }) => key)).map((key) => `Two networks have the key ${key}. Change one of the two.`),
    ...drafts.flatMap(({ key, statuses }) =>
      repeated((statuses ?? []).map(({ theirs }) => theirs)).map(
        (theirs) => `The network ${key} has the status “${theirs}” twice. Delete one of the two.`,
      ),
    ),
  ];
}

function repeated(words: readonly (string | undefined)[]): string[] {
  const again = words.filter((word, index) => word !== undefined && words.indexOf(word) < index);
  return [...new Set(again)] as string[];
}
