import { callAdmin } from './admin-people.ts';
import { administratorSession } from './session.ts';

/** A row of the lead manager's list: the fields that tests read. */
export interface DeskRow {
  id: number;
  site: string;
  name: string;
  amount: number;
  status: string;
}

/** An application at the desk: the fields that tests read. */
export interface DeskApplication {
  id: number;
  site: string;
  status: string;
  arm: string | null;
  matching: { offersChecked: number; lendersChecked: number; offers: { offerId: number; isMatch: boolean }[] };
  clicks: { clickId: string; offerId: number; network: string | null; reportedStatus: string | null }[];
  deliveries: {
    kind: string;
    lender: string;
    state: string;
    attempts: { outcome: string; httpStatus: number | null }[];
  }[];
  /** In order. */
  mails: { template: string; state: string }[];
  /** The newest first. */
  history: { from: string | null; to: string; source: string }[];
}

/** The first page of applications that the desk shows with these filters in this session. */
export async function searchDesk(filters: object, session = administratorSession()): Promise<DeskRow[]> {
  return (await read<{ rows: DeskRow[] }>(callAdmin(session, 'POST', '/desk/applications/search', filters))).rows;
}

/** The applications that the administrator finds by a whole phone number, e-mail, document or account, or by a name. */
export const applicationsFound = (search: string): Promise<DeskRow[]> => searchDesk({ search });

/** The only application of an applicant. */
export async function applicationOf({ email }: { email: string }): Promise<DeskApplication> {
  const [row, ...others] = await applicationsFound(email);
  if (!row || others.length > 0) throw new Error(`${email} has ${row ? others.length + 1 : 0} applications`);
  return read(callAdmin(administratorSession(), 'GET', `/desk/applications/${row.id}`));
}

async function read<Result>(asked: Promise<Response>): Promise<Result> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The desk answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Result;
}
