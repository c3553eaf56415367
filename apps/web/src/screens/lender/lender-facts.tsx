import { bankPath } from '@/features/bank/load-bank';
import { ContactLink } from '@/features/lenders/lender/contact-link';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import type { SiteView } from '@/shell/site-view';
import { type Fact, FactList, isKnownFact } from '@/ui/fact-list/fact-list';
import { AppLink } from '@/ui/link/link';

/** Legal name, bank, registration and contacts of a lender. What is unknown is named below the conditions. */
export function LenderFacts({ lender, view }: { lender: LenderContent; view: SiteView }) {
  const { messages } = view;
  return (
    <LenderSection id={sectionIds.facts} title={messages.lenders.headings.facts} isFolded>
      <FactList missing={messages.figures.askLender} facts={detailFacts(lender, view).filter(isKnownFact)} />
    </LenderSection>
  );
}

/** The details of a lender. One without a bank has no such row: there is nothing to ask for. */
export function detailFacts(lender: LenderContent, { site, messages }: SiteView): readonly Fact[] {
  const { labels } = messages.lenders;
  const { bank, licence, sampleData: isSample, website, email, phone } = lender;
  return [
    { label: labels.legalName, value: lender.legalName },
    ...(bank
      ? [{ label: labels.bank, value: <AppLink href={bankPath(site.locale, bank.slug)}>{bank.name}</AppLink> }]
      : []),
    {
      label: labels.licence,
      value: licence?.url ? <AppLink href={licence.url}>{licence.register}</AppLink> : licence?.register,
    },
    { label: labels.licenceNumber, value: licence?.number },
    { label: labels.founded, value: lender.foundedIn },
    { label: labels.address, value: lender.address },
    { label: labels.phone, value: phone && <ContactLink kind="phone" value={phone} isSample={isSample} /> },
    { label: labels.email, value: email && <ContactLink kind="email" value={email} isSample={isSample} /> },
    { label: labels.website, value: website && <ContactLink kind="website" value={website} isSample={isSample} /> },
  ];
}
