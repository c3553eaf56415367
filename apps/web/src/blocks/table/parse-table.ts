export interface ParsedTable {
  readonly heads: readonly string[];
  /** As many cells in each row as there are heads. */
  readonly rows: readonly (readonly string[])[];
  /** Whether the cells after the first column are figures, which are aligned right. */
  readonly isFigures: boolean;
}

/**
 * Reads an editor's table: a line for each row, cells separated by `|`, heads in the first line. Empty lines and the
 * bars with which Markdown opens and closes a row are ignored. Undefined without a row below the heads.
 */
export function parseTable(text: string): ParsedTable | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [heads = [], ...body] = lines.map(cellsOf);
  if (body.length === 0) return undefined;
  const rows = body.map((cells) => heads.map((_, column) => cells[column] ?? ''));
  return { heads, rows, isFigures: rows.every(([, ...cells]) => cells.every(isFigure)) };
}

function cellsOf(line: string): string[] {
  const row = line.trim();
  const isFramed = row.startsWith('|') && row.endsWith('|') && row.length > 1;
  return (isFramed ? row.slice(1, -1) : row).split('|').map((cell) => cell.trim());
}

/** A cell of mostly digits, with marks, a unit and at most one short word: `1 297,79 €`, `12 meses`, `—`. */
function isFigure(cell: string): boolean {
  return /^[^\p{L}]*\d[^\p{L}]*\p{L}{0,6}$/u.test(cell) || /^[-–—]?$/.test(cell);
}
