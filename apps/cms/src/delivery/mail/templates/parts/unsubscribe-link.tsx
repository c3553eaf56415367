import type { MailContext } from '../template';
import { Paragraph } from './parts';

/** The way out of advertising, in each mail of it (R30). */
export const UnsubscribeLink = ({ context: { words, unsubscribeUrl } }: { context: MailContext }) =>
  unsubscribeUrl !== null && (
    <Paragraph>
      <a href={unsubscribeUrl}>{words.offersThatFit.unsubscribe}</a>
    </Paragraph>
  );
