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

describe('reading variables', () => {
  it('takes the defaults of the table for what is absent or empty', () => {
    expect(read({ TOKEN: 'long enough', NOTE: '' })).toEqual({ TOKEN: 'long enough', PORT: 8080 });
  });

  it('names every fault with meaning and example, and never the value', () => {
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

  it('says of what is not there that it is missing', () => {
    expect(() => read({})).toThrow(/- TOKEN is missing\. Meaning: opens the door\./);
  });

  it('hears what contradicts itself together with what is wrong', () => {
    const contradictions = ({ NOTE }: Values) => (NOTE === 'no' ? [{ name: 'NOTE', fault: 'must not be no' }] : []);
    expect(() => read({ NOTE: 'no' }, contradictions)).toThrow(/- TOKEN is missing[\s\S]*- NOTE must not be no\./);
  });

  it('passes over what belongs to others, and stops at what only we would name so', () => {
    const source = { TOKEN: 'long enough', PATH: '/bin', OFFERS_OF_OTHERS: 'x' };
    expect(read(source).TOKEN).toBe('long enough');
    expect(() => read({ ...source, OFFERS_OF_OTHRES: 'x' })).toThrow(
      '- OFFERS_OF_OTHRES is read by nobody. Meant is one of: OFFERS_OF_OTHERS.',
    );
  });
});
