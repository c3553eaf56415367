import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { port } from './fields.ts';
import { type Fault, readVariables, type Values } from './read-variables.ts';
import type { VariableTable } from './variable.ts';

const variables = {
  TOKEN: {
    meaning: 'opens the door',
    example: 'the output of a command',
    required: true,
    secret: true,
    group: 'secrets',
  },
  PORT: { meaning: 'where it listens', example: '3000', default: '8080', group: 'server' },
  NOTE: { meaning: 'a word', example: 'hello', group: 'content' },
} as const satisfies VariableTable;

const schema = z.object({
  TOKEN: z.string().check(z.minLength(4, 'must have 4 characters or more')),
  PORT: port(),
  NOTE: z.optional(z.string()),
});

const read = (source: Values, contradictions?: (values: Values) => Fault[]) =>
  readVariables({ app: 'the door', variables, schema, contradictions }, source, { OFFERS_OF_OTHERS: variables.NOTE });

describe('readVariables', () => {
  it('uses the defaults of the table for absent and empty variables', () => {
    expect(read({ TOKEN: 'long enough', NOTE: '' })).toEqual({ TOKEN: 'long enough', PORT: 8080 });
  });

  it('throws one line per fault with meaning and example, and without the value', () => {
    expect(() => read({ TOKEN: 'abc', PORT: 'x' })).toThrow(
      new Error(
        [
          'The environment of the door is not complete:',
          '- TOKEN must have 4 characters or more. Meaning: opens the door. Example: TOKEN=the output of a command',
          '- PORT must be a whole number from 1 to 65535. Meaning: where it listens. Example: PORT=3000',
        ].join('\n'),
      ),
    );
  });

  it('reports an absent required variable as missing', () => {
    expect(() => read({})).toThrow(/- TOKEN is missing\. Meaning: opens the door\./);
  });

  it('reports contradictions together with the other faults', () => {
    const contradictions = ({ NOTE }: Values) => (NOTE === 'no' ? [{ name: 'NOTE', fault: 'must not be no' }] : []);
    expect(() => read({ NOTE: 'no' }, contradictions)).toThrow(/- TOKEN is missing[\s\S]*- NOTE must not be no\./);
  });

  it('ignores unknown variables unless their prefix is one of ours', () => {
    const source = { TOKEN: 'long enough', PATH: '/bin', OFFERS_OF_OTHERS: 'x' };
    expect(read(source).TOKEN).toBe('long enough');
    expect(() => read({ ...source, OFFERS_OF_OTHRES: 'x' })).toThrow(
      '- OFFERS_OF_OTHRES is read by no app. Did you mean one of these: OFFERS_OF_OTHERS.',
    );
  });
});
