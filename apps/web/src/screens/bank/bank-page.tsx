import { contentPath } from '@prestafaro/countries';
import type { ReactNode } from 'react';
import { BankFactList } from '@/features/bank/bank-fact-list';
import { bankFacts } from '@/features/bank/bank-head';
import styles from '@/features/bank/bank-page.module.css';
import { type BankContent, bankPath } from '@/features/bank/load-bank';
import { InstitutionIntro } from '@/features/lender';
import { Breadcrumbs } from '@/site/breadcrumbs';
import { Contents, type ContentsEntry } from '@/site/contents';
import { DefaultPage } from '@/site/frame/default-page';
import { institutionPage } from '@/site/json-ld/institution';
import { JsonLd } from '@/site/json-ld/json-ld';
import type { SiteMenu } from '@/site/menu';
import type { SiteView } from '@/site/site-view';
import { Sources } from '@/site/sources/sources';
import layout from '@/site/text-layout.module.css';
import { Badge } from '@/ui/badge/badge';
import { Container } from '@/ui/container/container';

export interface BankPageProps {
  bank: BankContent;
  /** Whether the list of lenders is published, to which the trail leads. */
  hasGuide: boolean;
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The text, at reading measure. */
  children: ReactNode;
}

/** A bank: of which kind it is, who it is, and what to know of it. Nobody pays us for it, so nothing is advertised. */
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
            <Contents
              title={messages.page.contents}
              entries={[...contents, { id: bankFactsId, text: headings.facts }]}
            />
          </aside>
          <div className={layout.body}>
            {children}
            <section className={styles.facts} aria-labelledby={bankFactsId}>
              <h2 id={bankFactsId}>{headings.facts}</h2>
              <BankFactList bank={bank} view={view} />
            </section>
            <Sources sources={bank.sources ?? []} view={view} />
          </div>
        </div>
      </Container>
      <JsonLd data={institutionPage(bankFacts(bank, view), view)} />
    </DefaultPage>
  );
}

/** Anchor of the facts, apart from the headings of the editor's text. */
const bankFactsId = 'bank-facts';
