/** What stands at the same place in two lists: positions from 0; null where one of them has nothing. */
export interface AlignedPart {
  readonly before: number | null;
  readonly after: number | null;
  /** It says the same and changed its place among the others. */
  readonly isMoved: boolean;
}

type Pair = Record<'before' | 'after', number>;

interface Part {
  /** Parts of different kinds are never the same part after a change. */
  readonly kind: string;
  /** Equal for parts that say the same. */
  readonly text: string;
}

/**
 * Finds which parts of a list became which ones of another: equal parts first, in order; then, between two equal ones, parts of
 * the same kind; then parts that say the same elsewhere, which were moved.
 */
export function alignParts(before: readonly Part[], after: readonly Part[]): AlignedPart[] {
  const equal = commonSequence(before, after, isSame);
  const inPlace = [...equal, ...sameKindBetween(equal, before, after)];
  const gone = unpaired(before.length, new Set(inPlace.map((pair) => pair.before)));
  const added = unpaired(after.length, new Set(inPlace.map((pair) => pair.after)));
  const moved: Pair[] = [];
  for (const from of gone) {
    const to = added.find((position) => isSame(before[from], after[position]));
    if (to === undefined) continue;
    added.splice(added.indexOf(to), 1);
    moved.push({ before: from, after: to });
  }
  const present = [
    ...inPlace.map((pair) => ({ ...pair, isMoved: false })),
    ...moved.map((pair) => ({ ...pair, isMoved: true })),
    ...added.map((position) => ({ before: null, after: position, isMoved: false })),
  ];
  const removed = gone.filter((position) => moved.every((pair) => pair.before !== position));
  return [
    ...present.sort((one, other) => one.after - other.after),
    ...removed.map((position) => ({ before: position, after: null, isMoved: false })),
  ];
}

/** Pairs parts of the same kind that stand between the same two equal parts. */
function sameKindBetween(equal: readonly Pair[], before: readonly Part[], after: readonly Part[]): Pair[] {
  const ends = [...equal, { before: before.length, after: after.length }];
  return ends.flatMap((end, index) => {
    const former = equal[index - 1];
    const start = former ? { before: former.before + 1, after: former.after + 1 } : { before: 0, after: 0 };
    return commonSequence(
      before.slice(start.before, end.before),
      after.slice(start.after, end.after),
      (one, other) => one?.kind === other?.kind,
    ).map((pair) => ({ before: pair.before + start.before, after: pair.after + start.after }));
  });
}

type IsPair = (one: Part | undefined, other: Part | undefined) => boolean;

const isSame: IsPair = (one, other) => one?.kind === other?.kind && one?.text === other?.text;

const unpaired = (length: number, paired: ReadonlySet<number>): number[] =>
  Array.from({ length }, (_, position) => position).filter((position) => !paired.has(position));

/** The longest sequence that two lists share, in order. */
function commonSequence(before: readonly Part[], after: readonly Part[], isPair: IsPair): Pair[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const length = isPair(before[i], after[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      lengths[i]?.splice(j, 1, length);
    }
  }
  const found: Pair[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (isPair(before[i], after[j])) found.push({ before: i++, after: j++ });
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}
