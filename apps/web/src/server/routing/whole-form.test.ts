import { describe, expect, it } from 'vitest';
import { isMultipart, isWholeForm } from '@/server/routing/whole-form';

const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

describe('isWholeForm', () => {
  it('returns true when the last boundary arrived', () => {
    expect(isWholeForm('multipart/form-data; boundary=x', `${part}--x--\r\n`)).toBe(true);
    expect(isWholeForm('multipart/form-data; charset=utf-8; boundary="x"', `${part}--x--`)).toBe(true);
  });

  it('returns false for a truncated form or one without a boundary', () => {
    expect(isWholeForm('multipart/form-data; boundary=x', part)).toBe(false);
    expect(isWholeForm('multipart/form-data; boundary=y', `${part}--x--\r\n`)).toBe(false);
    expect(isWholeForm('multipart/form-data', `${part}--x--\r\n`)).toBe(false);
  });

  it('isMultipart: true for multipart only, in any case', () => {
    expect(isMultipart('Multipart/Form-Data; boundary=x')).toBe(true);
    expect(isMultipart('application/x-www-form-urlencoded')).toBe(false);
    expect(isMultipart(null)).toBe(false);
  });
});
