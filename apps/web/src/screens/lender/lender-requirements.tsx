import { consumerProtectionOf, todayIn } from '@prestafaro/countries';
import { registerText } from '@/features/lenders/default-register';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { criteriaFacts } from '@/screens/lender/criteria-facts';
import type { SiteView } from '@/shell/site-view';
import { FactList, isKnownFact } from '@/ui/fact-list/fact-list';
import { AppLink } from '@/ui/link/link';

/** What decides first whether to go on: age, income, the default register, and the lender's own entry in its register. */
export function LenderRequirements({ lender, view }: { lender: LenderContent; view: SiteView }) {
  const { labels } = view.messages.lenders;
  const { criteria, licence } = lender;
  const [age, income] = criteriaFacts(criteria, view);
  const number = licence?.number ?? licence?.register;
  const url = licence?.url ?? registerUrl(view);
  const facts = [
    ...[age, income].flatMap((fact) => (fact ? [fact] : [])),
    { label: labels.register, value: registerText(criteria.acceptsDefaultRegister, 'short', view.messages) },
    {
      label: labels.licenceNumber,
      value: number && (url ? <AppLink href={url}>{number}</AppLink> : number),
    },
  ].filter(isKnownFact);
  if (facts.length === 0) return null;
  return <FactList look="pairs" missing={view.messages.figures.askLender} facts={facts} />;
}

/** The search of the register in which a lender of the country has to be. */
function registerUrl({ site }: SiteView): string | undefined {
  return consumerProtectionOf(site.country, todayIn(site.country, new Date())).lenderRegister?.value.url;
}
