import { describe, expect, it } from 'vitest';
import { placeOf } from '@/features/application/form-place';

describe('the form that an address asks for', () => {
  it.each([
    [{}, null],
    [{ ver: '2' }, 2],
    [{ ver: '3' }, 3],
    [{ ver: ['3', '2'] }, 3],
    [{ ver: '1' }, null],
    [{ ver: '02' }, null],
    [{ ver: '<script>' }, null],
  ])('%j is version %s of a registration (specification §5)', (query, version) => {
    expect(placeOf('reg', query, false).version).toBe(version);
  });

  it('has one version on the application page', () => {
    expect(placeOf('application', { ver: '2' }, false).version).toBeNull();
  });

  it('is that of no arm, whatever exp_flow the address has: the stored page serves every arm', () => {
    expect(placeOf('application', { exp_flow: '0298.1-B' }, false).arm).toBeNull();
  });
});
