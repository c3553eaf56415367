import { publicPath, type Site } from '@prestafaro/countries';
import { applicationPath } from '@/site/application-link';
import { LostView } from '@/site/errors/lost-view';
import { notFoundSentence } from '@/site/errors/not-found-sentence';
import type { Messages } from '@/site/messages/message-shape';
import type { NotFoundReason } from '@/site/routes/decision';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface NotFoundViewProps {
  site: Site;
  messages: Messages;
  reason: NotFoundReason;
  /** The pathname as sent. */
  path: string;
}

/** "Page not found" in the country's own words, with its button and the sentence for whoever reports it (specification §8). */
export function NotFoundView({ site, messages: { errors }, reason, path }: NotFoundViewProps) {
  return (
    <LostView title={errors.notFoundTitle} text={errors.notFoundText}>
      <Row>
        <ButtonLink href={applicationPath(site)} size="large">
          {errors.notFoundAction}
        </ButtonLink>
        <ButtonLink href={publicPath(site, '/')} look="secondary" size="large">
          {errors.backHome}
        </ButtonLink>
      </Row>
      <Text size="note" isQuiet lang="en">
        {notFoundSentence(reason, path)}
      </Text>
    </LostView>
  );
}
