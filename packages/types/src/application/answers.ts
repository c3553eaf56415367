import * as z from 'zod/mini';

/** What is wrong with an answer of the form; the words of each are the web application's. */
export const answerProblemSchema = z.object({
  /** Name of the field: `document`. */
  field: z.string(),
  /** A code of `AnswerProblemCode` of `@prestafaro/countries`, or `consent` for a box that has to be ticked. */
  code: z.string(),
});

export type AnswerProblem = z.infer<typeof answerProblemSchema>;

/** 201, and 200 when it was there already. The token is the key to one's own application: it is no personal data. */
export const storedAnswerSchema = z.object({ outcome: z.literal('stored'), token: z.string().check(z.minLength(32)) });

/** 422: what is wrong with the answers of a form or of a pick. Nothing is stored or sent. */
export const refusedAnswersSchema = z.object({ problems: z.array(answerProblemSchema) });

/** 409: the key was used for other answers. */
export const keyReusedAnswerSchema = z.object({ error: z.literal('key-reused') });

/** 404 for an unknown token. */
export const unknownTokenAnswerSchema = z.object({ error: z.literal('unknown-token') });
