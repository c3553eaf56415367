interface Block {
  __component?: string;
  caption?: string | null;
  rows?: string | null;
}

/** Checks the tables among the blocks of an entry. @returns sentences that name the faults; [] = none */
export function tableProblems({ blocks }: Record<string, unknown>): string[] {
  if (!Array.isArray(blocks)) return [];
  return (blocks as Block[]).flatMap((block) => (block.__component === 'blocks.table' ? problemsOf(block) : []));
}

/** A table needs rows below its header, and every row the same number of cells. Otherwise cells have the wrong header (R32). */
function problemsOf({ caption, rows }: Block): string[] {
  const lines = (rows ?? '').split('\n').filter((line) => line.trim());
  const name = `The table «${caption ?? ''}»`;
  if (lines.length < 2) return [`${name} needs a header and at least one row below it.`];
  const [wanted = 0, ...counts] = lines.map((line) => line.split('|').length);
  const wrong = counts.findIndex((count) => count !== wanted);
  if (wrong < 0) return [];
  return [
    `${name}: the header has ${wanted} cells and row ${wrong + 1} below it ${counts[wrong]}. Cells are separated by |.`,
  ];
}
