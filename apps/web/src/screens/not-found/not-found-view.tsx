import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import { SearchForm } from '@/features/search/search-form';
import type { Messages } from '@/messages/message-shape';
import type { NotFoundReason } from '@/server/routing/not-found-sentence';
import { notFoundSentence } from '@/server/routing/not-found-sentence';
import { applicationPath } from '@/shell/application/application-link';
import { ErrorView } from '@/shell/errors/error-view';
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

/**
 * "Page not found" in the language of the country, with its button and the sentence to report it (specification §8).
 */
export function NotFoundView({ site, messages, reason, path }: NotFoundViewProps) {
  const { errors } = messages;
  return (
    <ErrorView title={errors.notFoundTitle} text={errors.notFoundText}>
      <Row>
        <ButtonLink href={applicationPath(site)} size="large">
          {errors.notFoundAction}
        </ButtonLink>
        <ButtonLink href={publicPath(site, '/')} look="secondary" size="large">
          {errors.backHome}
        </ButtonLink>
      </Row>
      <SearchForm site={site} messages={messages} />
      {/* The stored page has a placeholder in place of the path, also in the data from which React hydrates it. */}
      <Text size="note" isQuiet lang="en" suppressHydrationWarning>
        {notFoundSentence(reason, path)}
      </Text>
    </ErrorView>
  );
}
