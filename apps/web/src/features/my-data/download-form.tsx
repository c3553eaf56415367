import { publicPath } from '@prestafaro/addresses';
import styles from '@/features/my-data/my-data.module.css';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { Text } from '@/ui/text/text';

/** The data as a file. The token is posted, because addresses are logged. */
export function DownloadForm({ token, view }: { token: string; view: SiteView }) {
  const { download, downloadHint } = view.messages.myData.held;
  return (
    <form action={publicPath(view.site, '/my-data/download/')} method="post" className={styles.download}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{download}</Button>
      <Text size="note" isQuiet>
        {downloadHint}
      </Text>
    </form>
  );
}
