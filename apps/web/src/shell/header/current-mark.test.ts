import { describe, expect, it } from 'vitest';
import { currentMark, currentUrl } from '@/shell/header/current-mark';

describe('currentMark', () => {
  it('returns page for the page itself', () => expect(currentMark('/blog/', '/blog/')).toBe('page'));
  it('returns true for the section of the page', () =>
    expect(currentMark('/blog/', '/blog/que-es-asnef/')).toBe('true'));
  it('returns nothing for the home page on other pages', () => expect(currentMark('/', '/blog/')).toBeUndefined());
  it('returns nothing for a path that only starts with the same letters', () =>
    expect(currentMark('/blog/', '/blogs/')).toBeUndefined());
  it('returns the longest of several matches', () => {
    expect(currentUrl(['/blog/', '/blog/prestamos/'], '/blog/prestamos/page-2/')).toBe('/blog/prestamos/');
  });
});
