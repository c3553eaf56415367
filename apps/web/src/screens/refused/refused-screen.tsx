import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import { tooManyClicks } from '@/features/click-out/too-many-clicks';
import { loadMessages } from '@/messages/load-messages';
import type { Messages } from '@/messages/message-shape';
import { ErrorView } from '@/shell/errors/error-view';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

export interface RefusedScreenProps {
  site: Site;
  /** The reason, or the minutes to wait after too many clicks on offers. */
  refusal: keyof Messages['errors']['refusals'] | 'consent' | { minutes: number };
}

/** Why a request is refused, and the way on. It makes no call to the CMS. */
export async function RefusedScreen({ site, refusal }: RefusedScreenProps) {
  const messages = await loadMessages(site.locale);
  const { errors, clickOut } = messages;
  const isClick = typeof refusal === 'object';
  const refusals = { ...errors.refusals, consent: messages.consent.failed };
  const { title, text } = isClick ? tooManyClicks(site, refusal.minutes, messages) : refusals[refusal];
  return (
    <main>
      <title>{title}</title>
      <ErrorView title={title} text={text} isAlone>
        <Row>
          <ButtonLink href={publicPath(site, isClick ? '/offers/' : '/')} size="large">
            {isClick ? clickOut.transition.back : errors.backHome}
          </ButtonLink>
        </Row>
      </ErrorView>
    </main>
  );
}
