import type { Locale } from '@prestafaro/countries';
import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { choiceLabel } from '../../content/labels/choices';
import type { QueuedComment, ThreadComment } from '../../visitors/reviews/queue/wire';
import { counted, instantOf } from '../desk/format';
import { Details } from '../desk/panel';

/** The comment that this one answers, with the newest published answers to it. */
export function Thread({ thread, site }: { thread: QueuedComment['thread']; site: Locale }) {
  if (!thread) return null;
  const { parent, replies, omitted } = thread;
  return (
    <Quote title="Responde a">
      <Said comment={parent} site={site} />
      {omitted > 0 && <Small>{`… y ${counted(omitted, 'respuesta anterior', 'respuestas anteriores')}`}</Small>}
      {replies.map((reply, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a thread have no other key, and their order is fixed
        <Box key={index} paddingLeft={4}>
          <Said comment={reply} site={site} />
        </Box>
      ))}
    </Quote>
  );
}

export function Reports({ reports, site }: { reports: QueuedComment['reports']; site: Locale }) {
  if (reports.length === 0) return null;
  return (
    <Quote title={counted(reports.length, 'denuncia abierta', 'denuncias abiertas')}>
      {reports.map(({ reason, text, sentAt }) => (
        <Small key={`${sentAt} ${reason}`}>{`${reason} · ${instantOf(sentAt, site)}${text ? ` · ${text}` : ''}`}</Small>
      ))}
    </Quote>
  );
}

/** What came before from the same author, as far as its hash tells: one address may be shared by several people. */
export function AuthorHistory({ history, site }: { history: QueuedComment['history']; site: Locale }) {
  if (!history) return <Small>No se guarda ya de dónde llegó, así que no hay historial de su autor.</Small>;
  const { approved, rejected, pending, latest } = history;
  if (latest.length === 0) return <Small>Es el primer comentario que llega de esta conexión.</Small>;
  const counts = [
    counted(approved, 'aprobado', 'aprobados'),
    counted(rejected, 'rechazado', 'rechazados'),
    counted(pending, 'pendiente', 'pendientes'),
  ];
  return (
    <>
      <Small>{`Otros comentarios de la misma conexión: ${counts.join(', ')}.`}</Small>
      <Details summary={latest.length === 1 ? 'Ver el último' : `Ver los ${latest.length} últimos`}>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {latest.map(({ text, state, rejectionReason, subjectTitle, sentAt }) => (
            <Box key={`${sentAt} ${text}`} tag="li">
              <Small>
                {[choiceLabel(state), rejectionReason && choiceLabel(rejectionReason), subjectTitle]
                  .concat(sentAt ? instantOf(sentAt, site) : [])
                  .filter(Boolean)
                  .join(' · ')}
              </Small>
              <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Flex>
      </Details>
    </>
  );
}

function Said({ comment: { name, text, sentAt, replyLabel }, site }: { comment: ThreadComment; site: Locale }) {
  const who = [name, replyLabel && choiceLabel(replyLabel), sentAt && instantOf(sentAt, site)];
  return (
    <Box paddingTop={1}>
      <Small>{who.filter(Boolean).join(' · ')}</Small>
      <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

function Quote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box background="neutral100" hasRadius padding={3} marginTop={3}>
      <Typography variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Small({ children }: { children: string }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
