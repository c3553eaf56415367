import { describe, expect, it } from 'vitest';
import { credentialsOf, topicsOf } from '@/shell/editorial/author-facts';

describe('the credentials of an author', () => {
  it('are the lines of their field', () => {
    const credentials = 'Grado en Economía, Universidad de Oviedo\r\n\n  EFPA EIP, EFPA España \n';
    expect(credentialsOf({ credentials })).toEqual([
      'Grado en Economía, Universidad de Oviedo',
      'EFPA EIP, EFPA España',
    ]);
  });

  it.each([null, undefined, '', ' \n '])('are none in %j', (credentials) => {
    expect(credentialsOf({ credentials })).toEqual([]);
  });
});

describe('the topics of an author', () => {
  it('are the items of the list, without Markdown', () => {
    const specialty = 'Sobre todo:\n\n- Coste del crédito: **TIN** y TAE.\n* El [fichero](/blog/que-es-asnef/)\n';
    expect(topicsOf({ specialty })).toEqual(['Coste del crédito: TIN y TAE', 'El fichero']);
  });

  it('are none in a text without a list, whose sentences name no topic', () => {
    expect(topicsOf({ specialty: 'Ninguna en especial.' })).toEqual([]);
    expect(topicsOf({})).toEqual([]);
  });
});
