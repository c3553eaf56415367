import { storedNames } from '@prestafaro/types/stored-names';
import { fillCount } from '@/messages/fill';
import { daysText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';

/** One entry of the registry of stored names in the words of a site. */
export interface StoredRow {
  /** As the browser shows it, with `…` for a part that varies: `pf_form:…`. */
  readonly name: string;
  /** Where it is stored. Null for a cookie, which needs no remark in a table of cookies. */
  readonly kind: string | null;
  readonly purpose: string;
  readonly lifetime: string;
  readonly category: string;
  readonly owner: string;
}

type Writing = Pick<SiteView, 'site' | 'money' | 'messages' | 'settings'>;

/** Everything that the site stores in a browser, in the order of the registry: first what needs consent (R19). */
export function storedRows(view: Writing): readonly StoredRow[] {
  const { table } = view.messages.consent;
  return storedNames.map(({ name, kind, category, lifetime, purpose }) => ({
    name: shownName(name),
    kind: kind === 'cookie' ? null : table.kinds[kind],
    purpose: table.purposes[purpose],
    lifetime: lifetime === 'session' ? table.untilClosed : lifetimeText(lifetime, view),
    category: table.categories[category],
    owner: view.settings.siteName,
  }));
}

/** `pf_form:{form}:{locale}` → `pf_form:…`: a visitor finds the entry by its fixed prefix. */
export function shownName(name: string): string {
  return name.replace(/\{.*\}/, '…');
}

const secondsOfMinute = 60;
const secondsOfDay = 24 * 60 * secondsOfMinute;

/** `180 días`, `30 minutos`: whole days if the lifetime is, else minutes. */
export function lifetimeText(seconds: number, view: Pick<Writing, 'site' | 'money' | 'messages'>): string {
  if (seconds % secondsOfDay === 0) return daysText(seconds / secondsOfDay, view);
  const minutes = Math.ceil(seconds / secondsOfMinute);
  return fillCount(view.site.language, minutes, view.messages.units.minutes).replace(' ', '\u00a0');
}
