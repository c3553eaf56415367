/** The eligibility test. What is asked is content; the weights are those of `packages/lending`. */
export interface EligibilityMessages {
  /** The fact that leads the title: `{met}` of `{all}` items are ticked. */
  readonly met: string;
  /** Facts without a weight, each with what it changes. */
  readonly otherFacts: {
    readonly legend: string;
    readonly register: OtherFact;
    readonly noIncome: OtherFact;
  };
  /** Names the group of checkboxes. */
  readonly legend: string;
  /** What one tick adds: `{percent}`. */
  readonly weight: string;
  /** The button for browsers without JavaScript. */
  readonly submit: string;
  /** R24: the result is approximate, the four ticks are all that it looks at, and it is no credit decision. */
  readonly orientative: string;
  /** R24: the link to a person. */
  readonly human: string;
}

interface OtherFact {
  readonly label: string;
  /** Shown while it is ticked. */
  readonly text: string;
}
