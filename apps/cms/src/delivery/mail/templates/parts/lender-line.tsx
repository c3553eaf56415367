import type { MailContext } from '../template';
import { Paragraph } from './parts';

/** Which lender decided. An application may have been sent to several; a status that a lead manager set has none. */
export const LenderLine = ({ context, lender }: { context: MailContext; lender?: string | null }) =>
  lender ? <Paragraph>{context.words.status.lender(lender)}</Paragraph> : null;
