import type { Locale } from '@prestafaro/countries';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { FAILED_PAGES_PATH } from '../../delivery/publishing/failed-pages-path';
import { siteLabel } from '../desk/format';

interface FailedPage {
  locale: Locale;
  path: string;
  since: string;
}

const intervalMs = 10_000;

/** The notice names so many pages. */
const maxNamed = 5;

/** Beside an entry: the pages that could not be made again after a change, while there are any. */
export function FailedPageNotice() {
  const { get } = useFetchClient();
  const [pages, setPages] = useState<readonly FailedPage[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const { data } = await get<{ pages: FailedPage[] }>(FAILED_PAGES_PATH, { signal: abort.signal });
      setPages(data.pages);
    };
    const refresh = () => void load().catch(() => undefined);
    refresh();
    const timer = setInterval(refresh, intervalMs);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [get]);
  return <div role="status">{pages.length > 0 && <Notice pages={pages} />}</div>;
}

function Notice({ pages }: { pages: readonly FailedPage[] }) {
  const others = pages.length - maxNamed;
  return (
    <Box background="danger100" borderColor="danger200" hasRadius padding={4} width="100%">
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography variant="sigma" textColor="danger700">
          Páginas que no se han podido rehacer
        </Typography>
        {pages.slice(0, maxNamed).map(({ locale, path }) => (
          <Typography key={`${locale} ${path}`} variant="pi" style={{ overflowWrap: 'anywhere' }}>
            {siteLabel(locale)}: {path}
          </Typography>
        ))}
        {others > 0 && <Typography variant="pi">y {others} más</Typography>}
        <Typography variant="pi">
          Los visitantes siguen viendo la versión anterior. Se intenta de nuevo cada poco tiempo. Revisa lo último que
          se ha publicado y, si no se arregla, avisa a quien administra el sitio.
        </Typography>
      </Flex>
    </Box>
  );
}
