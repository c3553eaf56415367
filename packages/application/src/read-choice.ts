import { type AnswerReader, chosenOf, type ReadForm, read, refuseAnswer } from './reading.ts';

/** Reads the one option that was chosen. */
export function readOption<Option extends string>(
  optionsOf: (form: ReadForm) => readonly Option[],
): AnswerReader<Option> {
  return (text, form) => {
    const option = chosenOf(optionsOf(form), text);
    return option === undefined ? refuseAnswer('invalid') : read(option);
  };
}

/** The question that {@link readYesOrNo} reads. */
export const yesOrNo = { control: 'yes-no', options: ['yes', 'no'], maxLength: 3 } as const;

/** Reads `yes` as true and `no` as false. Other texts are `invalid`. */
export const readYesOrNo: AnswerReader<boolean> = (text) => {
  const answer = chosenOf(yesOrNo.options, text);
  return answer === undefined ? refuseAnswer('invalid') : read(answer === 'yes');
};
