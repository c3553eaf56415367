import { compact } from '../compact.ts';
import type { AccountProblem } from './account.ts';

export type BranchCodeCheck =
  | { readonly ok: true; readonly normalized: string }
  | { readonly ok: false; readonly problem: AccountProblem };

/** The six digits that name bank and branch in South Africa; the number of the account alone does not. */
export function checkBranchCode(text: string): BranchCodeCheck {
  const written = compact(text);
  if (written === '') return { ok: false, problem: 'empty' };
  if (!/^\d+$/.test(written)) return { ok: false, problem: 'format' };
  return written.length === 6 ? { ok: true, normalized: written } : { ok: false, problem: 'length' };
}
