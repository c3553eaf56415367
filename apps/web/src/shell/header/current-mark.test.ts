import { describe, expect, it } from 'vitest';
import { currentMark, currentUrl } from '@/shell/header/current-mark';

describe('the link of the menu that is marked', () => {
  it('is the page itself', () => expect(currentMark('/blog/', '/blog/')).toBe('page'));
  it('is the section above the page', () => expect(currentMark('/blog/', '/blog/que-es-asnef/')).toBe('true'));
  it('is never the home page for everything below it', () => expect(currentMark('/', '/blog/')).toBeUndefined());
  it('is not another path that only begins alike', () => expect(currentMark('/blog/', '/blogs/')).toBeUndefined());
  it('is the most exact of several', () => {
    expect(currentUrl(['/blog/', '/blog/prestamos/'], '/blog/prestamos/page-2/')).toBe('/blog/prestamos/');
  });
});
