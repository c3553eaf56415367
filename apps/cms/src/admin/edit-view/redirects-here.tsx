import { isLocale, siteOfLocale } from '@prestafaro/countries';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { editorialTypeOf } from '../../content/content-types';
import { editorialEntry } from '../../content/editorial-types';
import { entriesAddress } from '../../platform/strapi-internals/admin/entry-address';
import { useFormState, versionOf } from '../../platform/strapi-internals/admin/form-state';
import { type OpenEntry, useOpenEntry } from './use-open-entry';

interface Redirect {
  documentId: string;
  from: string;
}

const REDIRECT = 'api::redirect.redirect';
const REDIRECTS = entriesAddress(REDIRECT);
const MAY_DELETE = [{ action: 'plugin::content-manager.explorer.delete', subject: REDIRECT }];

/** The redirects that lead to the saved address of the entry, which the CMS makes when the address changes. A chief editor may undo them. */
export function RedirectsHere() {
  const entry = useOpenEntry();
  const { initialValues } = useFormState('RedirectsHere');
  const { get, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [redirects, setRedirects] = useState<readonly Redirect[]>([]);
  const { allowedActions } = useRBAC(MAY_DELETE);
  const address = addressOf(entry, initialValues);
  const { locale } = entry;
  const version = versionOf(initialValues);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save
  useEffect(() => {
    if (!address) return setRedirects([]);
    const params = { locale, 'filters[to][$eq]': address };
    get<{ results: Redirect[] }>(REDIRECTS, { params })
      .then(({ data }) => setRedirects(data.results))
      .catch(() => setRedirects([]));
  }, [address, locale, version]);

  if (redirects.length === 0) return null;
  const undo = async ({ documentId, from }: Redirect) => {
    try {
      await del(`${REDIRECTS}/${documentId}`, { params: { locale } });
      setRedirects(redirects.filter((one) => one.documentId !== documentId));
    } catch {
      toggleNotification({ type: 'danger', message: `No se ha podido quitar la redirección desde ${from}.` });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="sigma">Redirecciones que llevan aquí</Typography>
      {redirects.map((one) => (
        <Flex key={one.documentId} justifyContent="space-between" gap={2}>
          <Typography>{one.from}</Typography>
          {allowedActions.canDelete && (
            <Button
              type="button"
              variant="tertiary"
              size="S"
              aria-label={`Quitar ${one.from}`}
              onClick={() => undo(one)}
            >
              Quitar
            </Button>
          )}
        </Flex>
      ))}
    </Flex>
  );
}

/** The saved public address of the entry; null for a new one and for a type without pages. */
function addressOf({ model, documentId, locale }: OpenEntry, values: Record<string, unknown>): string | null {
  const type = editorialTypeOf(model);
  const path = type && type !== 'redirect' ? editorialEntry(type).path : null;
  return path && documentId && locale && isLocale(locale) ? path(siteOfLocale(locale), values) : null;
}
