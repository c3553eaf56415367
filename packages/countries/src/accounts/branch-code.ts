import { compact } from '../compact.ts';
import type { AccountProblem, CountryAccounts } from './account.ts';

/** The digits of a branch without spaces and dashes, or the reason why the text is refused. */
export type BranchCodeCheck =
  | { readonly ok: true; readonly normalized: string }
  | { readonly ok: false; readonly problem: AccountProblem };

/** Checks the digits that identify bank and branch. A country whose form does not ask for them accepts none. */
export function checkBranchCode({ branchCode }: CountryAccounts, text: string): BranchCodeCheck {
  const written = compact(text);
  if (written === '') return { ok: false, problem: 'empty' };
  if (!/^\d+$/.test(written)) return { ok: false, problem: 'format' };
  const isOfRightLength = written.length === branchCode?.digits;
  return isOfRightLength ? { ok: true, normalized: written } : { ok: false, problem: 'length' };
}
