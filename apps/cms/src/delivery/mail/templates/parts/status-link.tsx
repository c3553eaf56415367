import type { MailContext } from '../template';
import { ButtonLink, Paragraph } from './parts';

/** The way to the page of the application. */
export const StatusLink = ({ context: { words, statusUrl } }: { context: MailContext }) =>
  statusUrl !== null && (
    <>
      <ButtonLink href={statusUrl}>{words.status.link}</ButtonLink>
      <Paragraph>{words.status.hint}</Paragraph>
    </>
  );
