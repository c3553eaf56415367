import { Button, Flex } from '@strapi/design-system';
import { Layouts, Page, Pagination, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MODERATION_PATH, type QueuePage as Queue, type QueuedComment } from '../../visitors/reviews/queue/wire';
import { pageIn } from '../desk/filters-in-address';
import { counted } from '../desk/format';
import { type Loaded, useLoaded } from '../desk/use-loaded';
import { showPending } from './pending-count';
import { QueueList } from './queue-list';
import { ShortcutHelp } from './shortcut-help';

const title = 'Moderación';
/** As the server has it. */
const PAGE_SIZE = 20;

/** The pending comments of all countries of the moderator on one page, the oldest first. */
export function QueuePage() {
  const { get } = useFetchClient();
  const [query] = useSearchParams();
  const page = pageIn(query);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const load = useCallback(
    async (signal: AbortSignal) => (await get<Queue>(`${MODERATION_PATH}/queue`, { params: { page }, signal })).data,
    [get, page],
  );
  const [loaded, reload] = useLoaded(load);
  const { comments, hide } = useShownComments(loaded);
  const total = loaded.data?.total;
  useEffect(() => {
    if (total !== undefined) showPending(total);
  }, [total]);
  const onAnswer = (decided: readonly QueuedComment[]) => {
    hide(decided);
    reload();
  };
  return (
    <Page.Main aria-busy={loaded.state === 'loading'}>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={subtitleOf(loaded)}
        secondaryAction={
          <Button variant="tertiary" aria-keyshortcuts="?" onClick={() => setHelpOpen(true)}>
            Atajos de teclado
          </Button>
        }
      />
      <Layouts.Content>
        {loaded.state === 'failed' && <Page.Error content={loaded.message} />}
        {loaded.state === 'failed' && (
          <Flex justifyContent="center" paddingBottom={4}>
            <Button variant="secondary" onClick={reload}>
              Volver a intentarlo
            </Button>
          </Flex>
        )}
        {loaded.state === 'loading' && <Page.Loading>Cargando los comentarios</Page.Loading>}
        {loaded.data && (
          <QueueList
            comments={comments}
            hasSites={loaded.data.sites.length > 1}
            isRefilling={comments.length === 0 && loaded.data.comments.length > 0}
            onAnswer={onAnswer}
            onHelp={() => setHelpOpen(true)}
          />
        )}
        {loaded.data && loaded.data.pageCount > 1 && (
          <Pagination.Root pageCount={loaded.data.pageCount} defaultPageSize={PAGE_SIZE} total={loaded.data.total}>
            <Flex flex={1} justifyContent="flex-end">
              <Pagination.Links />
            </Flex>
          </Pagination.Root>
        )}
      </Layouts.Content>
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </Page.Main>
  );
}

const keyOf = ({ id, version }: QueuedComment): string => `${id} ${version}`;

/** The comments without those that were just decided on. One that is undone comes back with another version. */
function useShownComments({ data }: Loaded<Queue>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const hide = (decided: readonly QueuedComment[]) =>
    setHidden((before) => new Set([...before, ...decided.map(keyOf)]));
  return { comments: (data?.comments ?? []).filter((comment) => !hidden.has(keyOf(comment))), hide };
}

function subtitleOf(loaded: Loaded<Queue>): string {
  if (loaded.state === 'failed') return 'No se han podido mostrar';
  if (!loaded.data) return 'Cargando…';
  const { total } = loaded.data;
  return total === 0
    ? 'No hay comentarios pendientes'
    : `${counted(total, 'comentario pendiente', 'comentarios pendientes')}, primero los más antiguos`;
}
