import { Button, Flex, Typography } from '@strapi/design-system';
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

/** The versions of the open entry, beside its form. */
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
    <Flex tag="section" aria-label="Versiones" direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="sigma" tag="h2">
        Versiones
      </Typography>
      {loaded.state === 'failed' && <Typography textColor="danger600">{loaded.message}</Typography>}
      {loaded.state === 'ready' && versions.length === 0 && (
        <Typography textColor="neutral600">Todavía no hay ninguna. Cada cambio que guardes dejará una.</Typography>
      )}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {versions.slice(0, count).map((version) => (
          <Flex key={version.id} tag="li" justifyContent="space-between" gap={2}>
            <Flex direction="column" alignItems="flex-start">
              <Typography fontWeight="semiBold">{timeOf(version, locale)}</Typography>
              <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
                {causeOf(version)}
              </Typography>
            </Flex>
            {version.isPresent ? (
              <Typography variant="pi" textColor="neutral600">
                Como ahora
              </Typography>
            ) : (
              <Button
                type="button"
                variant="tertiary"
                size="S"
                aria-label={`Ver la versión del ${timeOf(version, locale)}`}
                onClick={() => setOpened(version)}
              >
                Ver
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
      {versions.length > count && (
        <Button type="button" variant="tertiary" size="S" onClick={() => setCount(count + STEP)}>
          Ver más versiones
        </Button>
      )}
      {opened && <VersionDialog version={opened} locale={locale} onClose={() => setOpened(null)} />}
    </Flex>
  );
}
