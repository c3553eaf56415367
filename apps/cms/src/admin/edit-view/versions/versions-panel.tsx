import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { editorialEntry } from '../../../content/editorial-types';
import { type ListedVersion, VERSIONS_PATH, type VersionList } from '../../../content/versions/version-wire';
import { versionedTypeOf } from '../../../content/versions/versioned-types';
import { useFormState, versionOf } from '../../../platform/strapi-internals/admin/form-state';
import { useLoaded } from '../../desk/use-loaded';
import { useOpenEntry } from '../use-open-entry';
import { VersionDialog } from './version-dialog';
import { causeOf, timeOf } from './version-words';

/** So many versions are listed at first, and more with each press of the button. */
const STEP = 5;

/** On a narrow screen Strapi keeps this part of the page above the form, so it must leave room for it. */
const SCROLLED = { maxHeight: '40vh', overflow: 'auto' };

/** The versions of the open entry, beside its form; closed at first, because most people come to write. */
export function VersionsPanel() {
  const { model, documentId, locale } = useOpenEntry();
  const { initialValues, isSubmitting } = useFormState('VersionsPanel');
  const type = versionedTypeOf(model);
  const isStored = documentId || (type && editorialEntry(type).schema.kind === 'singleType');
  if (!type || !isStored || !locale) return null;
  // A change of the entry changes one of them, and the list is read again.
  const state = [versionOf(initialValues), initialValues.status, initialValues.publishedAt, isSubmitting].join();
  return <Versions key={`${documentId} ${locale}`} {...{ uid: model, documentId, locale, state }} />;
}

interface Props {
  uid: string;
  documentId: string | undefined;
  locale: string;
  state: string;
}

function Versions({ uid, documentId, locale, state }: Props) {
  const { get } = useFetchClient();
  const [count, setCount] = useState(STEP);
  const [opened, setOpened] = useState<ListedVersion | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change of the entry
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await get<VersionList>(VERSIONS_PATH, { params: { uid, locale, documentId }, signal })).data.versions,
    [get, uid, locale, documentId, state],
  );
  const [loaded] = useLoaded(load);
  const versions = loaded.data ?? [];
  return (
    <Box tag="details" width="100%">
      <Typography tag="summary" variant="sigma" style={{ cursor: 'pointer' }}>
        Versiones
      </Typography>
      <Box tag="section" aria-label="Versiones" tabIndex={0} paddingTop={3} style={SCROLLED}>
        {loaded.state === 'failed' && <Typography textColor="danger600">{loaded.message}</Typography>}
        {loaded.state === 'ready' && versions.length === 0 && (
          <Typography textColor="neutral600">Todavía no hay ninguna. Cada cambio que guardes dejará una.</Typography>
        )}
        <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
          {versions.slice(0, count).map((version) => (
            <VersionItem key={version.id} {...{ version, locale }} onOpen={() => setOpened(version)} />
          ))}
        </Flex>
        {versions.length > count && (
          <Box paddingTop={3}>
            <Button type="button" variant="tertiary" size="S" onClick={() => setCount(count + STEP)}>
              Ver más versiones
            </Button>
          </Box>
        )}
      </Box>
      {opened && <VersionDialog version={opened} locale={locale} onClose={() => setOpened(null)} />}
    </Box>
  );
}

interface ItemProps {
  version: ListedVersion;
  locale: string;
  onOpen(): void;
}

function VersionItem({ version, locale, onOpen }: ItemProps) {
  const time = timeOf(version, locale);
  return (
    <Flex tag="li" justifyContent="space-between" gap={2}>
      <Flex direction="column" alignItems="flex-start">
        <Typography fontWeight="semiBold">{time}</Typography>
        <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {causeOf(version)}
        </Typography>
      </Flex>
      {version.isPresent ? (
        <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'nowrap' }}>
          Como ahora
        </Typography>
      ) : (
        <Button type="button" variant="tertiary" size="S" aria-label={`Ver la versión del ${time}`} onClick={onOpen}>
          Ver
        </Button>
      )}
    </Flex>
  );
}
