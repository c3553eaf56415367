import type { AffiliateProposalAnswer, ProposedField } from '@prestafaro/types/affiliate-proposal';
import type { Messages } from '@/messages/message-shape';
import type { SiteView } from '@/shell/site-view';
import { Table } from '@/ui/table/table';

type Line = AffiliateProposalAnswer['lines'][number];

interface ProposedChangeProps {
  lines: readonly Line[];
  /** For those who do not see the heading above the table. */
  caption: string;
  view: SiteView;
}

/** What a proposal would change: each value as it is now and as it would be. */
export function ProposedChange({ lines, caption, view }: ProposedChangeProps) {
  const { affiliates } = view.messages;
  const { field: fieldHead, before: beforeHead, after: afterHead, none } = affiliates.proposal;
  const labels = labelsOf(affiliates);
  return (
    <Table
      id="proposed-change"
      kind="text"
      caption={caption}
      isCaptionHidden
      columns={[
        { key: 'field', head: fieldHead },
        { key: 'before', head: beforeHead },
        { key: 'after', head: afterHead },
      ]}
      rows={lines.map(({ field, before, after }) => [
        labels[field],
        before === null ? none : textOf(field, before, affiliates),
        textOf(field, after, affiliates),
      ])}
    />
  );
}

const labelsOf = ({ form, page }: Messages['affiliates']): Readonly<Record<ProposedField, string>> => ({
  name: form.name,
  website: form.website,
  text: form.text,
  model: form.model,
  payoutMethod: page.payoutMethod,
  account: page.account,
});

/** The words of a code; every other value is what the affiliate wrote. */
function textOf(field: ProposedField, value: string, { models, payouts }: Messages['affiliates']): string {
  const words: Readonly<Record<string, string>> = { ...models, ...payouts };
  return field === 'model' || field === 'payoutMethod' ? (words[value] ?? value) : value;
}
