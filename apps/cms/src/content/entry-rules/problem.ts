import { errors } from '@strapi/utils';

/** What is wrong with an entry. */
export interface Problem {
  /** The field beside which the form shows the message: `['blocks', '0', 'rows']`. */
  path: readonly string[];
  /** A sentence that tells the editor how to correct it. */
  message: string;
}

const ours = new WeakSet<Error>();

/** Whether a refusal is one of {@link refusalOf}, which is worded for editors already. */
export const isOurRefusal = (error: Error): boolean => ours.has(error);

/** The refusal of an entry: the form shows each message beside its field, and all of them in its notification. */
export function refusalOf(problems: readonly Problem[]): InstanceType<typeof errors.ValidationError> {
  const details = problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' }));
  const messages = new Set(problems.map(({ message }) => message));
  const refusal = new errors.ValidationError([...messages].join(' '), { errors: details });
  ours.add(refusal);
  return refusal;
}
