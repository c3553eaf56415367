export type Line = readonly (string | number)[];

/** A table of a report, as the page shows it and as a file has it. */
export interface ReportTable {
  readonly id: string;
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly Line[];
}
