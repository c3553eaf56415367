/** A Spanish label for each code. */
export type Labels<Code extends string> = Readonly<Record<Code, string>>;

/** `text` also shows the mask of an encrypted answer. Labels: one for each option of a choice. */
export type DeskFormat = 'text' | 'number' | 'money' | 'days' | 'date' | 'yes-no' | { readonly labels: Labels<string> };

/** How the lead desk shows an answer, in Spanish. */
export interface DeskDescription {
  /** The panel of the application's page. An export has the person before the loan. */
  readonly panel: 'person' | 'loan';
  readonly label: string;
  readonly format: DeskFormat;
  /** Where it differs from the label. */
  readonly exportHeading?: string;
}
