import { contentPath } from '@prestafaro/addresses';
import type { ReactNode } from 'react';
import { type BankContent, bankPath } from '@/features/bank/load-bank';
import { InstitutionIntro } from '@/features/lenders/lender/institution-intro';
import { BankArticles } from '@/screens/bank/bank-articles';
import { BankFactList } from '@/screens/bank/bank-fact-list';
import { bankFacts } from '@/screens/bank/bank-head';
import { BankLenders } from '@/screens/bank/bank-lenders';
import styles from '@/screens/bank/bank-page.module.css';
import { bankSectionIds, bankSections } from '@/screens/bank/bank-sections';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { Sources } from '@/shell/editorial/sources';
import layout from '@/shell/editorial/text-layout.module.css';
import { institutionPage } from '@/shell/json-ld/institution';
import { JsonLd } from '@/shell/json-ld/json-ld';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { statesCost } from '@/shell/loan/representative-example/states-cost';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { Container } from '@/ui/container/container';
import { Contents, type ContentsEntry } from '@/ui/contents/contents';

export interface BankPageProps {
  bank: BankContent;
  /** Whether the list of lenders is published, to which the breadcrumbs link. */
  hasGuide: boolean;
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The text, at reading width. */
  children: ReactNode;
}

/** A bank: its kind, its facts, a text about it, its lenders, and articles about it. No bank pays us, so it has no advertising label. */
export function BankPage({ bank, hasGuide, contents, view, menu, children }: BankPageProps) {
  const { site, messages } = view;
  const { title, banks, headings } = messages.lenders;
  const list = hasGuide ? contentPath(site, { type: 'lenders-guide' }) : undefined;
  return (
    <DefaultPage frame={view} menu={menu} path={bankPath(site.locale, bank.slug)}>
      <Container className={layout.page}>
        <Breadcrumbs trail={[{ label: title, href: list }, { label: bank.name }]} view={view} />
        <InstitutionIntro institution={bank} view={view} badges={<Badge tone="info">{banks.kinds[bank.kind]}</Badge>} />
        <div className={layout.columns}>
          <aside className={layout.aside}>
            <Contents title={messages.page.contents} entries={[...contents, ...bankSections(bank, view)]} />
          </aside>
          <div className={layout.body}>
            {children}
            {/* R2. */}
            {statesCost(bank.blocks, messages.example.aprName) && <ExampleCard view={view} />}
            <section className={styles.section} aria-labelledby={bankSectionIds.facts}>
              <h2 id={bankSectionIds.facts}>{headings.facts}</h2>
              <BankFactList bank={bank} view={view} />
            </section>
            <BankLenders lenders={bank.lenders} view={view} />
            <BankArticles articles={bank.articles} view={view} />
            <Sources sources={bank.sources ?? []} view={view} />
          </div>
        </div>
      </Container>
      <JsonLd data={institutionPage(bankFacts(bank, view), view)} />
    </DefaultPage>
  );
}
