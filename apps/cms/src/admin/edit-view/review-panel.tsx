import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { REVIEW_PATH, type Review } from '../../content/before-publishing/review';
import { editorialTypeOf } from '../../content/content-types';
import { ENTRY_CHECK_PATH } from '../../content/entry-rules/entry-check-path';
import { useFormState, versionOf } from '../../platform/strapi-internals/admin/form-state';
import { useOpenEntry } from './use-open-entry';

/** Long enough that a person who types causes no request for each letter. */
const DEBOUNCE_MS = 1_200;

/** What is missing or forbidden in the entry as it is typed, where its page will stand, and what else changes. */
export function ReviewPanel() {
  const { model, documentId, locale } = useOpenEntry();
  const { values, initialValues } = useFormState('ReviewPanel');
  const { post } = useFetchClient();
  const [review, setReview] = useState<Review | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const version = versionOf(initialValues);
  const isReviewed = editorialTypeOf(model) !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when what is typed changes
  useEffect(() => {
    if (!isReviewed || !locale) return setReview(null);
    let isOutdated = false;
    const timer = setTimeout(() => {
      post<{ review: Review | null }>(`${ENTRY_CHECK_PATH}${REVIEW_PATH}`, {
        uid: model,
        documentId,
        locale,
        data: values,
      })
        .then(({ data }) => !isOutdated && setReview(data.review))
        .catch(() => !isOutdated && setReview(null));
    }, DEBOUNCE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [isReviewed, model, documentId, locale, values]);

  // Each review has a new link to the picture, which changes with a save only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setPicture(review?.picture ?? null), [version, review === null]);

  if (!review) return null;
  const { forbidden, advice, address, formerAddress, alsoChanges } = review;
  const isFine = forbidden.length === 0 && advice.length === 0;
  return (
    <Flex tag="section" aria-labelledby="review-title" direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography id="review-title" tag="h2" variant="sigma">
        Antes de publicar
      </Typography>
      <Typography role="status">{summaryOf(forbidden.length, advice.length)}</Typography>
      <Findings title="No se puede publicar así" findings={forbidden} colour="danger600" />
      <Findings title="Conviene mirar" findings={advice} colour="neutral800" />
      {isFine && <Typography textColor="success600">No falta nada.</Typography>}
      {address && (
        <Typography variant="pi">
          Estará en{' '}
          <Link href={address} isExternal>
            {address.replace(/^https?:\/\//, '')}
          </Link>
        </Typography>
      )}
      {formerAddress && (
        <Typography variant="pi">
          Ahora está en {formerAddress}. Al publicar, una redirección llevará de allí aquí.
        </Typography>
      )}
      <Typography variant="pi" textColor="neutral600">
        {alsoChanges}
      </Typography>
      {picture && (
        <Box tag="figure" margin={0}>
          <img src={picture} alt="" width="100%" style={{ aspectRatio: '1200 / 630' }} />
          <Typography tag="figcaption" variant="pi" textColor="neutral600">
            Así se verá el enlace cuando alguien lo comparta, con lo último que se guardó.
          </Typography>
        </Box>
      )}
    </Flex>
  );
}

function summaryOf(forbidden: number, advice: number): string {
  if (forbidden > 0)
    return forbidden === 1 ? 'Hay 1 cosa que impide publicar.' : `Hay ${forbidden} cosas que impiden publicar.`;
  if (advice > 0)
    return advice === 1 ? 'Se puede publicar. Hay 1 consejo.' : `Se puede publicar. Hay ${advice} consejos.`;
  return 'Se puede publicar.';
}

function Findings({ title, findings, colour }: { title: string; findings: readonly string[]; colour: string }) {
  if (findings.length === 0) return null;
  return (
    <Box>
      <Typography tag="h3" variant="pi" fontWeight="bold" textColor={colour}>
        {title}
      </Typography>
      <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
        {findings.map((finding) => (
          <li key={finding}>
            <Typography variant="pi">{finding}</Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
