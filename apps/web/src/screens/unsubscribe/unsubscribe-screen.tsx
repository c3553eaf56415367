import { unsubscribePath } from '@prestafaro/addresses';
import { readUndoResult } from '@/features/unsubscribe/undo-result';
import { UnsubscribeForm } from '@/features/unsubscribe/unsubscribe-form';
import styles from '@/screens/unsubscribe/unsubscribe-screen.module.css';
import { loadMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { Notice } from '@/ui/notice/notice';
import { Text } from '@/ui/text/text';

/** `/unsubscribe/`: stops advertising to an address or a number, without a login (R30). */
export async function UnsubscribeScreen({ view, query }: { view: SiteView; query: PageQuery }) {
  const { title, lead, results } = view.messages.unsubscribe;
  const result = readUndoResult(query);
  return (
    <DefaultPage frame={view} menu={await loadMenu(view.site.locale)} path={unsubscribePath(view.site)}>
      <Container className={styles.page}>
        <h1>{title}</h1>
        {result && (
          <Notice tone="success" role="status">
            <p>
              <strong>{results[result].title}</strong>
            </p>
            <p>{results[result].text}</p>
          </Notice>
        )}
        <Text size="lead" isQuiet>
          {lead}
        </Text>
        <UnsubscribeForm view={view} />
      </Container>
    </DefaultPage>
  );
}
