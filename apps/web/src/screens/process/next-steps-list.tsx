import { formatDate, todayIn } from '@prestafaro/countries';
import type { ApplicationProgress } from '@prestafaro/types/application';
import { nextSteps, type Reached, type StepName } from '@/features/process/next-steps';
import { fill } from '@/messages/fill';
import type { PickedOffer } from '@/screens/process/picks';
import styles from '@/screens/process/process-page.module.css';
import { Moment } from '@/shell/dates/moment';
import { resultAmount } from '@/shell/loan/amounts';
import { coolingOffText } from '@/shell/loan/cooling-off';
import type { SiteView } from '@/shell/site-view';
import { ActorMark } from '@/ui/actor-mark/actor-mark';

/** Three days after the pick the applicant should ask the lender. Nobody promises an answer by then. */
const timeToAskMs = 3 * 24 * 60 * 60 * 1000;

export interface NextStepsListProps {
  status: ApplicationProgress['status'];
  /** The latest pick, which the steps are about. */
  pick: PickedOffer;
  view: SiteView;
}

/** What happens next, with who acts and when; nothing for an application at its end. */
export function NextStepsList({ status, pick, view }: NextStepsListProps) {
  const { next: messages } = view.messages.process;
  const actors = { you: view.messages.steps.you, us: view.settings.siteName, lender: pick.lender };
  const steps = nextSteps(status, reachedBy(pick));
  if (steps.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="next">
      <h2 id="next">{messages.title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, actor }) => (
          <li key={name}>
            <ActorMark actor={actor} isDone={name === 'delivered'} />
            <span>{actors[actor]}</span>
            <h3>{fill(messages[name], { lender: pick.lender })}</h3>
            <p>
              <When name={name} pick={pick} view={view} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A delivery that failed leaves the lender's website. */
function reachedBy({ delivery }: PickedOffer): Reached {
  if (delivery?.state === 'accepted') return 'delivered';
  return delivery?.state === 'waiting' ? 'underWay' : 'form';
}

function When({ name, pick, view }: { name: StepName; pick: PickedOffer; view: SiteView }) {
  const { next: messages } = view.messages.process;
  switch (name) {
    case 'delivered':
      return <Moment iso={pick.delivery?.at ?? pick.at} site={view.site} style="long" />;
    case 'form':
      return messages.ifNotYet;
    case 'answer': {
      const moment = new Date(new Date(pick.at).getTime() + timeToAskMs);
      const day = todayIn(view.site.country, moment);
      return fill(messages.ask, { day: formatDate(day, view.site.locale, 'long') });
    }
    case 'sign': {
      const cost = pick.offer?.shownCost;
      const check =
        cost?.kind === 'known'
          ? fill(messages.check, { total: resultAmount(cost.totalCents, view) })
          : messages.checkAny;
      return [check, coolingOffText(view, new Date())].filter(Boolean).join(' ');
    }
    case 'payout':
      return messages.afterSigning;
    default:
      return null;
  }
}
