import { ContactLink } from '@/features/lenders/lender/contact-link';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import type { SiteView } from '@/shell/site-view';
import { FactList } from '@/ui/fact-list/fact-list';
import { AppLink } from '@/ui/link/link';

/** How to complain about a lender, step by step (R35). The links lead to public bodies, so they have no `nofollow`. */
export function ComplaintChannel({ lender, view }: { lender: LenderContent; view: SiteView }) {
  const { messages } = view;
  const { labels, headings, complaintsLink } = messages.lenders;
  const { complaints, sampleData: isSample } = lender;
  if (!complaints) return null;
  const { text, email, phone, address, url } = complaints;
  const ways = [
    { label: labels.email, value: email && <ContactLink kind="email" value={email} isSample={isSample} /> },
    { label: labels.phone, value: phone && <ContactLink kind="phone" value={phone} isSample={isSample} /> },
    { label: labels.address, value: address },
  ].filter(({ value }) => value);
  return (
    <LenderSection id={sectionIds.complaints} title={headings.complaints} isFolded>
      <p>{text}</p>
      {ways.length > 0 && <FactList missing={messages.figures.askLender} facts={ways} />}
      {url && (
        <p>
          <AppLink href={url}>{complaintsLink}</AppLink>
        </p>
      )}
    </LenderSection>
  );
}
