import type { AnswerBand, VisitorAnswers, VisitorQuestions } from '@prestafaro/lending';
import { ageText, incomeText } from '@/features/offers/answers/answer-text';
import {
  answerFields,
  answerValues,
  bandValue,
  isAnswered,
  registerValues,
} from '@/features/offers/answers/answers-query';
import styles from '@/features/offers/answers/answers-strip.module.css';
import tools from '@/features/offers/search/search-tools.module.css';
import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { Field } from '@/ui/field/field';
import { Select, type SelectOption } from '@/ui/select/select';

export interface AnswersStripProps {
  questions: VisitorQuestions;
  answers: VisitorAnswers;
  view: SiteView;
}

/** The id of the field of each question. A page has one strip. */
export const answerIds = {
  employment: 'answer-work',
  income: 'answer-pay',
  isInDefaultRegister: 'answer-register',
  age: 'answer-age',
} as const satisfies Record<keyof VisitorAnswers, string>;

/** Whether a list has anything to ask. */
export const hasQuestions = ({ employment, income, defaultRegister, age }: VisitorQuestions): boolean =>
  defaultRegister || [employment, income, age].some(({ length }) => length > 0);

/** The optional questions, without a name: only what decides something among the listed offers, in the bands that decide. */
export function AnswersStrip({ questions, answers, view }: AnswersStripProps) {
  const messages = view.messages.offers.answers;
  const values = answerValues(answers);
  return (
    <details className={classNames(tools.box, styles.strip)} open={isAnswered(answers)}>
      <summary className={tools.summary}>
        <strong>{messages.title}</strong>
      </summary>
      <div className={styles.fields}>
        <p className={styles.note}>
          <strong>{messages.title}</strong>
          <span>{messages.note}</span>
        </p>
        {choicesOf(questions, view).map(({ name, label, options }) => (
          <Field key={name} id={answerIds[name]} label={label} className={styles.field}>
            {(control) => (
              <Select
                {...control}
                name={answerFields[name]}
                placeholder={messages.any}
                options={options}
                defaultValue={values[name]}
              />
            )}
          </Field>
        ))}
        <Button type="submit" look="secondary" className={styles.submit}>
          {messages.submit}
        </Button>
      </div>
    </details>
  );
}

interface Choice {
  readonly name: keyof VisitorAnswers;
  readonly label: string;
  readonly options: readonly SelectOption[];
}

/** The questions that are asked, each with its choices. */
function choicesOf({ employment, income, defaultRegister, age }: VisitorQuestions, view: SiteView): Choice[] {
  const { employment: kind, kinds, income: pay, register, yes, no, age: years } = view.messages.offers.answers;
  const bands = (all: readonly AnswerBand[], write: (band: AnswerBand) => string) =>
    all.map((band) => ({ value: bandValue(band), label: write(band) }));
  const registers = defaultRegister
    ? [
        { value: registerValues.no, label: no },
        { value: registerValues.yes, label: yes },
      ]
    : [];
  const choices: readonly Choice[] = [
    { name: 'employment', label: kind, options: employment.map((value) => ({ value, label: kinds[value] })) },
    { name: 'income', label: pay, options: bands(income, (band) => incomeText(band, view)) },
    { name: 'isInDefaultRegister', label: register, options: registers },
    { name: 'age', label: years, options: bands(age, ageText) },
  ];
  return choices.filter(({ options }) => options.length > 0);
}
