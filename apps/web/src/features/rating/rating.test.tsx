import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rateArticle } from '@/features/rating/actions';
import { RateArticle } from '@/features/rating/rate-article';
import { articleData } from '@/shell/json-ld/article';
import { sampleView } from '@/shell/sample-view';
import { honeypotName, unanswered } from '@/shell/visitor-form/form-answer';

const { sendReview } = vi.hoisted(() => ({ sendReview: vi.fn() }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ host: 'es.localhost' }) }));
vi.mock('@/cms/send-review', () => ({ sendReview }));
vi.mock('@/cms/environment', () => ({
  environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES', TRUSTED_PROXIES: 0 }),
}));

const render = (count: number, average: number | null) =>
  renderToStaticMarkup(<RateArticle articleId="k3j9x0" rating={{ count, average }} view={sampleView} />);

describe('the rating of an article', () => {
  it('shows the average and the number of ratings', () => {
    const html = render(1_206, 4.24);
    expect(html).toContain('aria-label="4,2 estrellas de 5"');
    expect(html).toContain('1\u00a0206 valoraciones');
  });

  it('states that there are no ratings, and shows no invented ones (R13)', () => {
    expect(render(0, null)).toContain('Sin valoraciones todavía');
    expect(render(0, null)).not.toContain('role="img"');
  });

  it('is a form with five radios, none selected, that works without scripts', () => {
    const html = render(0, null);
    expect(html.match(/type="radio"/g)).toHaveLength(5);
    expect(html).not.toContain('checked');
    expect(html).toContain('4 estrellas de 5');
    expect(html).toContain('type="submit"');
  });

  it('is not in the structured data: our own texts carry no rating (R12)', () => {
    const facts = {
      title: 'Qué es ASNEF',
      excerpt: 'Un fichero.',
      path: '/blog/que-es-asnef/',
      image: '/og/es-ES/article/que-es-asnef.png',
      writtenOn: '2026-02-12',
      editedOn: null,
      author: null,
      reviewer: null,
      sources: [],
    };
    expect(JSON.stringify(articleData(facts, sampleView))).not.toMatch(/rating|review"/i);
  });
});

describe('rating an article', () => {
  const rate = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ locale: 'es-ES', subjectId: 'k3j9x0', ...fields })) {
      form.set(name, value);
    }
    return rateArticle(unanswered, form);
  };

  beforeEach(() => {
    sendReview.mockReset();
    sendReview.mockResolvedValue({ outcome: 'accepted' });
  });

  it('sends the stars to the CMS', async () => {
    expect(await rate({ stars: '4' })).toMatchObject({ outcome: 'accepted', title: 'Gracias' });
    expect(sendReview).toHaveBeenCalledExactlyOnceWith('/api/ratings', {
      locale: 'es-ES',
      subjectType: 'article',
      subjectId: 'k3j9x0',
      stars: 4,
      proof: null,
      isHoneypotFilled: false,
      address: 'unknown',
    });
  });

  it.each(['', '0', '6', 'x'])('says how to mend %j', async (stars) => {
    expect(await rate({ stars })).toMatchObject({
      outcome: 'refused',
      errors: [{ field: 'stars', message: 'Elige de 1 a 5 estrellas' }],
    });
    expect(sendReview).not.toHaveBeenCalled();
  });

  it('says that the honeypot is filled in (R34)', async () => {
    await rate({ stars: '1', [honeypotName]: 'x' });
    expect(sendReview).toHaveBeenCalledExactlyOnceWith(
      '/api/ratings',
      expect.objectContaining({ isHoneypotFilled: true }),
    );
  });
});
