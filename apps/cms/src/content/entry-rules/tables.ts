import { blocks as blockLabels } from '../labels/components/blocks/blocks';
import { fieldName } from '../labels/field-name';
import type { Problem } from './problem';

interface Block {
  __component?: string;
  caption?: string | null;
  rows?: string | null;
}

/** Checks the tables among the blocks of an entry. */
export function tableProblems({ blocks }: Record<string, unknown>): Problem[] {
  if (!Array.isArray(blocks)) return [];
  return (blocks as Block[]).flatMap((block, index) => {
    const message = block.__component === 'blocks.table' ? faultOf(block) : null;
    return message ? [{ path: ['blocks', String(index), 'rows'], message }] : [];
  });
}

/** A table needs rows below its header, and every row the same number of cells. Otherwise cells have the wrong header (R32). */
function faultOf({ caption, rows }: Block): string | null {
  const lines = String(rows ?? '')
    .split('\n')
    .filter((line) => line.trim());
  const place = `En la tabla «${caption ?? ''}»`;
  const field = fieldName(blockLabels.table, 'rows');
  if (lines.length < 2) return `${place}, ${field} necesita una cabecera y al menos una fila debajo de ella.`;
  const [wanted = 0, ...counts] = lines.map((line) => line.split('|').length);
  const wrong = counts.findIndex((count) => count !== wanted);
  if (wrong < 0) return null;
  const rowsOfTable = `la cabecera y la fila ${wrong + 1} debajo de ella`;
  const cells = `${rowsOfTable} no tienen el mismo número de celdas: ${wanted} y ${counts[wrong]}`;
  return `${place}, ${cells}. Corrige ${field}; las celdas se separan con |.`;
}
