import type { getFetchClient } from '@strapi/strapi/admin';
import { ENTRY_CHECK_PATH } from '../../content/entry-rules/entry-check-path';
import type { Problem } from '../../content/entry-rules/problem';

type Post = ReturnType<typeof getFetchClient>['post'];

interface Entry {
  uid: string;
  locale: string | undefined;
  /** undefined for a new entry. */
  documentId: string | undefined;
  data: unknown;
}

/** What the CMS says of an entry before it is saved; `unreachable`: it does not answer, so nothing can be saved now. */
export type CheckOutcome = { kind: 'fine' | 'unreachable' } | { kind: 'problems'; problems: readonly Problem[] };

/** Answers to a save itself, such as that of an ended session, have their own message in Strapi. */
const isLeftToStrapi = (status: number | undefined): boolean => status !== undefined && status >= 400 && status < 500;

/** Asks the CMS what is wrong with an entry. */
export async function checkEntry(post: Post, entry: Entry): Promise<CheckOutcome> {
  try {
    const { data } = await post<{ problems: Problem[] }>(ENTRY_CHECK_PATH, entry);
    return data.problems.length > 0 ? { kind: 'problems', problems: data.problems } : { kind: 'fine' };
  } catch (error) {
    return { kind: isLeftToStrapi((error as { status?: number }).status) ? 'fine' : 'unreachable' };
  }
}

interface FormErrors {
  [field: string]: string | FormErrors;
}

/** The messages as the form keeps them: `{ blocks: { 0: { rows: '…' } } }`. Of two for one field, both are shown. */
export function formErrors(problems: readonly Problem[]): FormErrors {
  const errors: FormErrors = {};
  for (const { path, message } of problems) {
    const last = path.at(-1);
    if (last === undefined) continue;
    let place = errors;
    for (const step of path.slice(0, -1)) {
      const inner = place[step];
      const next = typeof inner === 'object' ? inner : {};
      place[step] = next;
      place = next;
    }
    const earlier = place[last];
    place[last] = typeof earlier === 'string' ? `${earlier} ${message}` : message;
  }
  return errors;
}
