import type { BankContent } from '@/features/bank/load-bank';
import { ContactLink } from '@/features/lenders/lender/contact-link';
import type { SiteView } from '@/shell/site-view';
import { FactList } from '@/ui/fact-list/fact-list';

/** Legal name and contacts of a bank. Unknown facts refer to the bank, and are never invented (R3). */
export function BankFactList({ bank, view }: { bank: BankContent; view: SiteView }) {
  const { messages } = view;
  const { labels, banks } = messages.lenders;
  const { website, phone, sampleData: isSample } = bank;
  return (
    <FactList
      missing={messages.figures.askLender}
      facts={[
        { label: banks.kind, value: banks.kinds[bank.kind] },
        { label: labels.legalName, value: bank.legalName },
        { label: banks.code, value: bank.registerCode },
        { label: labels.founded, value: bank.foundedIn },
        { label: labels.address, value: bank.address },
        { label: labels.phone, value: phone && <ContactLink kind="phone" value={phone} isSample={isSample} /> },
        { label: labels.website, value: website && <ContactLink kind="website" value={website} isSample={isSample} /> },
      ]}
    />
  );
}
