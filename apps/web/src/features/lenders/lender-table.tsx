import type { LenderRowFacts } from '@/features/lenders/load-lenders';
import { Day } from '@/shell/dates/day';
import type { SiteView } from '@/shell/site-view';
import { Table } from '@/ui/table/table';

/**
 * The lenders side by side: legal name, licence, age. What each row of the list states is not said again. A fact that a lender does not publish is stated as missing (R3).
 */
export function LenderTable({ lenders, view }: { lenders: readonly LenderRowFacts[]; view: SiteView }) {
  const { site, messages } = view;
  const { labels, headings } = messages.lenders;
  const ask = messages.figures.askLender;
  if (lenders.length === 0) return null;
  return (
    <Table
      id="lenders-table"
      kind="text"
      caption={headings.factsOfAll}
      columns={[
        { key: 'name', head: labels.lender },
        { key: 'legal', head: labels.legalName },
        { key: 'licence', head: labels.licence },
        { key: 'founded', head: labels.founded },
        { key: 'checked', head: labels.checkedOn },
      ]}
      rows={lenders.map((lender) => [
        lender.name,
        lender.legalName ?? ask,
        [lender.licence?.register, lender.licence?.number].filter(Boolean).join(', ') || ask,
        lender.foundedIn ?? ask,
        <Day key="checked" iso={lender.checkedOn} locale={site.locale} />,
      ])}
    />
  );
}
