import { formatDate, formatMoney } from '@prestafaro/countries';
import { toCents } from '@prestafaro/lending';
import type { FormView, QuestionView } from '@/features/application/form-view';
import { firstFieldId } from '@/features/application/question-field';
import { fieldReader, typedAnswer } from '@/features/application/typed-answer';
import { countedTerm } from '@/shell/loan/counted-term';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';
import styles from './review.module.css';

export interface ReviewProps {
  view: FormView;
  /** What the form holds. */
  given: FormData;
  /** The values of the sliders: units of the currency, days. */
  loan: { readonly amount: number; readonly days: number };
  /** Opens the step of a question. @param target id of its field */
  onChange: (step: number, target: string) => void;
}

/** Every answer of the earlier steps, each with a link to its field. */
export default function Review({ view, given, loan, onChange }: ReviewProps) {
  const { steps } = view.messages;
  return view.steps.map(
    ({ name, shortName, questions }, place) =>
      questions.length > 0 && (
        <section key={name} className={styles.answers} aria-labelledby={`${view.id}-answers-${name}`}>
          <h3 id={`${view.id}-answers-${name}`}>{shortName}</h3>
          <dl>
            {questions.map((question) => {
              const target = firstFieldId(view.id, question);
              return (
                <div key={question.name}>
                  <dt>{question.label}</dt>
                  <dd>{answerText(question, given, loan, view) || steps.unanswered}</dd>
                  <dd className={styles.change}>
                    <a
                      href={`#${target}`}
                      onClick={(event) => {
                        event.preventDefault();
                        onChange(place, target);
                      }}
                    >
                      {steps.change}
                      <span className={visuallyHidden.hidden}> {question.label}</span>
                    </a>
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ),
  );
}

function answerText(question: QuestionView, given: FormData, loan: ReviewProps['loan'], view: FormView): string {
  const { locale, money } = view.loan;
  const typed = typedAnswer(question, fieldReader(given)).trim();
  switch (question.control) {
    case 'amount':
      return formatMoney(toCents(loan.amount), money, { decimals: 'unless-whole' });
    case 'days':
      return countedTerm(loan.days, view.loan);
    case 'date': {
      const [year = 0, month = 0, day = 0] = typed.split('-').map(Number);
      return typed && formatDate({ year, month, day }, locale, 'long');
    }
    case 'money': {
      const { unitBefore = '', unitAfter } = question;
      return typed && `${unitBefore}${typed}${unitAfter ? `\u00a0${unitAfter}` : ''}`;
    }
    default:
      return question.options.find(({ value }) => value === typed)?.label ?? typed;
  }
}
