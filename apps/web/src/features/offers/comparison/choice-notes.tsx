import type { ChosenOffers } from '@/features/offers/comparison/chosen-offers';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Notice } from '@/ui/notice/notice';

export interface ChoiceNotesProps {
  chosen: ChosenOffers<{ header: string }>;
  view: SiteView;
  /** Side by side, and not where offers are picked: there the number of them is nothing to remark on. */
  isComparison?: boolean;
}

/** What cannot be shown of the visitor's choice as it was made, with the names of the offers and how to go on. */
export function ChoiceNotes({ chosen, view, isComparison }: ChoiceNotesProps) {
  const { compare } = view.messages.offers;
  const { compared, leftOver, gone, unknown } = chosen;
  const list = new Intl.ListFormat(view.site.locale, { type: 'conjunction' });
  const naming = (message: string, names: readonly string[]) =>
    names.length === 0 ? [] : [fill(message, { names: list.format(names) })];
  const remarks = [
    ...naming(compare.tooMany, isComparison ? leftOver.map(({ header }) => header) : []),
    ...naming(compare.gone, gone),
    ...naming(
      compare.unknown,
      unknown.map((number) => fill(compare.numbered, { number: String(number) })),
    ),
    ...(isComparison && compared.length === 1 ? [compare.tooFew] : []),
  ];
  if (remarks.length === 0) return null;
  return (
    <Notice>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Notice>
  );
}
