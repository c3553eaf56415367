import type { VerifiedBy } from '@prestafaro/types/visitor-forms';
import { Badge, Box, Button, Checkbox, Flex, Link, Typography } from '@strapi/design-system';
import type { RefCallback } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { entryAddress } from '../../platform/strapi-internals/admin/entry-address';
import type { QueuedComment } from '../../visitors/reviews/queue/wire';
import { instantOf, siteLabel } from '../desk/format';
import { COMMENT } from '../menu/content-permissions';
import { AuthorHistory, Reports, Thread } from './comment-context';

const VERIFIED: Readonly<Record<VerifiedBy, string>> = {
  decision: 'Opinión verificada: la entidad decidió sobre su solicitud',
  applicant: 'Opinión verificada: pidió el préstamo y abrió el enlace del correo',
};

interface Props {
  comment: QueuedComment;
  hasSites: boolean;
  isCurrent: boolean;
  isSelected: boolean;
  isSending: boolean;
  cardRef: RefCallback<HTMLElement>;
  onFocus(): void;
  onSelect(): void;
  onApprove(): void;
  onReject(): void;
}

/** A pending comment with all that is needed to decide on it. The current one takes the keys. */
export function CommentCard({ comment, hasSites, isCurrent, isSelected, isSending, cardRef, ...act }: Props) {
  const { id, site, name, text, rating, verifiedBy, sentAt, subject, thread, reports, history } = comment;
  const headingId = `comment-${id}`;
  return (
    <Box tag="li" paddingBottom={4}>
      <Card
        ref={cardRef}
        tag="article"
        tabIndex={isCurrent ? 0 : -1}
        aria-labelledby={headingId}
        aria-current={isCurrent || undefined}
        background="neutral0"
        borderColor={isCurrent ? 'primary600' : 'neutral150'}
        hasRadius
        padding={5}
        onFocus={act.onFocus}
      >
        <Flex gap={3} wrap="wrap">
          <Checkbox
            checked={isSelected}
            aria-label={`Seleccionar el comentario de ${name}`}
            onCheckedChange={act.onSelect}
          />
          <Typography id={headingId} tag="h2" variant="delta" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {rating !== null && <Badge>{`${rating} de 5 estrellas`}</Badge>}
          {verifiedBy && <Badge variant="success">{VERIFIED[verifiedBy]}</Badge>}
          {reports.length > 0 && <Badge variant="danger">Denunciado</Badge>}
          <Typography variant="pi" textColor="neutral600">
            {[hasSites && siteLabel(site), sentAt && instantOf(sentAt, site)].filter(Boolean).join(' · ')}
          </Typography>
        </Flex>
        <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={2}>
          {`${subject.type}: `}
          {subject.url ? (
            <Link href={subject.url} isExternal>
              {subject.title}
            </Link>
          ) : (
            `${subject.title} (la página ya no está publicada)`
          )}
        </Typography>
        <Thread thread={thread} site={site} />
        <Typography
          tag="p"
          paddingTop={3}
          paddingBottom={3}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
        <Reports reports={reports} site={site} />
        <AuthorHistory history={history} site={site} />
        <Flex gap={3} paddingTop={4} wrap="wrap">
          <Button disabled={isSending} variant="success-light" aria-keyshortcuts="A" onClick={act.onApprove}>
            Aprobar (A)
          </Button>
          <Button disabled={isSending} variant="danger-light" aria-keyshortcuts="R" onClick={act.onReject}>
            Rechazar (R)
          </Button>
          <Link tag={NavLink} to={entryAddress(COMMENT, id, site)}>
            Abrir la ficha
          </Link>
        </Flex>
      </Card>
    </Box>
  );
}

const Card = styled(Box)`
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
