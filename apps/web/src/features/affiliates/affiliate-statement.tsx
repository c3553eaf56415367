import { publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import type { AffiliateStatement as Statement } from '@prestafaro/types/affiliate-statement';
import styles from '@/features/affiliates/affiliate-page.module.css';
import { statementTables, type ValueTexts } from '@/features/affiliates/statement-tables';
import { dayText } from '@/shell/dates/day';
import { resultAmount } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/select/select';
import { Table } from '@/ui/table/table';
import { Text } from '@/ui/text/text';

export interface AffiliateStatementProps {
  statement: Statement;
  /** The months that can be chosen, the newest first. */
  months: readonly string[];
  /** The token of the mailed link, because the form for another month opens the same page. */
  token: string;
  view: SiteView;
}

/** What an affiliate brought and earned in one month, by day and state, and what was paid, with a choice of the month and the file. */
export function AffiliateStatement({ statement, months, token, view }: AffiliateStatementProps) {
  const { page } = view.messages.affiliates;
  const title = monthText(statement.month, view.site.locale);
  return (
    // No landmark, because the frame of the table is one with the same name.
    <div className={styles.part}>
      <h2>{title}</h2>
      {months.length > 1 && (
        <form action={publicPath(view.site, '/mail/')} className={styles.months}>
          <input type="hidden" name="token" value={token} />
          <Field id="month" label={page.month}>
            {(control) => (
              <Select
                {...control}
                name="month"
                defaultValue={statement.month}
                options={months.map((value) => ({ value, label: monthText(value, view.site.locale) }))}
              />
            )}
          </Field>
          <Button type="submit" look="secondary">
            {page.showMonth}
          </Button>
        </form>
      )}
      {statement.days.length === 0 && <Text>{page.empty}</Text>}
      {statementTables(statement, page, textsFor(view)).map(({ title: caption, ...table }) => (
        <Table key={table.id} caption={caption} {...table} />
      ))}
      <form action={publicPath(view.site, '/mail/statement/')} method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="month" value={statement.month} />
        <Button type="submit" look="secondary">
          {page.download.button}
        </Button>
      </form>
      <Text size="note" isQuiet>
        {page.states}
      </Text>
      <Text size="note" isQuiet>
        {page.counted}
      </Text>
    </div>
  );
}

function textsFor(view: SiteView): ValueTexts {
  return {
    amount: (cents) => resultAmount(cents, view),
    count: (count) => formatNumber(count, view.money),
    day: (day) => dayText(day, view.site.locale, 'medium') ?? day,
  };
}

/** `noviembre de 2026` */
function monthText(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const text = format.format(new Date(`${month}-01T00:00:00Z`));
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
