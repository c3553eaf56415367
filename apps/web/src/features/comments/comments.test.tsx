import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleComments } from '@/features/comments/article-comments';
import { LenderReviews } from '@/features/comments/lender-reviews';
import { Reviews, type ReviewsProps } from '@/features/comments/reviews';
import { sampleCommentPage, sampleComments } from '@/features/comments/sample-comments';
import { sampleView } from '@/shell/sample-view';

const render = (changed: Partial<ReviewsProps> = {}) =>
  renderToStaticMarkup(
    <Reviews
      subject={{ type: 'article', id: 'k3j9x0' }}
      comments={sampleCommentPage(sampleComments())}
      view={sampleView}
      {...changed}
    />,
  );

/** The text of one comment or reply, without what other ones say. */
const textOf = (html: string, id: string) =>
  (html.match(new RegExp(`<article[^>]*id="comment-${id}"[\\s\\S]*?</article>`))?.[0] ?? '').replace(/<[^>]+>/g, ' ');

describe('a list of comments', () => {
  const html = render();

  it('begins with whether and how it is checked that people are customers (R10)', () => {
    expect(html.indexOf('No comprobamos si quien escribe fue cliente')).toBeGreaterThan(-1);
    expect(html.indexOf('No comprobamos si quien escribe fue cliente')).toBeLessThan(html.indexOf('Rosa D.'));
  });

  it('says of each visitor that nobody checked it, unless somebody did (R10)', () => {
    expect(textOf(html, 'c1')).toContain('Opinión no verificada');
    expect(textOf(html, 'r4')).toContain('Opinión no verificada');
    expect(textOf(html, 'c2')).toContain('Opinión de cliente comprobado');
    expect(textOf(html, 'c2')).not.toContain('no verificada');
  });

  it('labels who answers for the company, as author or as expert (R11)', () => {
    expect(textOf(html, 'r1')).toContain('Empresa');
    expect(textOf(html, 'r2')).toContain('Autor');
    expect(textOf(html, 'r3')).toContain('Experto');
    for (const id of ['r1', 'r2', 'r3']) expect(textOf(html, id)).not.toContain('no verificada');
    for (const id of ['c1', 'c2', 'r4']) expect(textOf(html, id)).not.toMatch(/Empresa|Autor|Experto/);
  });

  it('shows the bad ones where their time puts them, with their stars as a number (R10)', () => {
    expect(textOf(html, 'c2')).toContain('nadie coge el teléfono');
    expect(html.indexOf('comment-c2"')).toBeLessThan(html.indexOf('comment-c3"'));
    expect(html).toContain('aria-label="1 estrella de 5"');
  });

  it('lets each of them be reported, without scripts (R10)', () => {
    for (const id of ['c1', 'c2', 'c3', 'r1', 'r4']) {
      expect(html).toContain(`<details id="report-${id}"`);
      expect(html).toContain(`name="commentId" value="${id}"`);
    }
    expect(html).toContain('Denunciar el comentario de Iker B.');
    expect(html).toContain('Muestra datos personales');
  });

  it('holds the moment of each in the country’s time; scripts say how long ago it is', () => {
    expect(html).toContain('<time dateTime="2026-11-20T09:30:00.000Z">20.11.2026, 10:30</time>');
    expect(html).not.toContain('hace ');
  });

  it('keeps the lines that a visitor made and runs none of his marks', () => {
    const marked = sampleComments().map((comment) => ({ ...comment, text: 'a\n<b onclick="x()">b</b>' }));
    expect(render({ comments: sampleCommentPage(marked) })).toContain('a\n&lt;b onclick=');
  });

  it('leads to older ones and to further pages by addresses of the same page', () => {
    const many = render({ comments: sampleCommentPage(sampleComments(), { total: 23, pageCount: 3, page: 2 }) });
    expect(many).toContain('href="./#opiniones" aria-current="true"');
    expect(many).toContain('href="?comments=oldest#opiniones"');
    expect(many).toContain('href="?comments-page=3#opiniones"');
  });

  it('says that nobody has written rather than show made-up reviews (R10)', () => {
    const empty = render({ comments: sampleCommentPage([]) });
    expect(empty).toContain('Todavía no ha escrito nadie');
    expect(empty).not.toContain('<article');
    expect(empty).not.toContain('de 5</');
  });
});

describe('the average', () => {
  it('is of the stars that visitors gave, with their number (R12)', () => {
    const html = render({ comments: sampleCommentPage(sampleComments()) });
    expect(html).toContain('aria-label="2,5 estrellas de 5"');
    expect(html).toContain('2 notas de visitantes');
  });

  it('is not there while nobody has given any (R12)', () => {
    const unrated = sampleComments().map((comment) => ({ ...comment, rating: null }));
    expect(render({ comments: sampleCommentPage(unrated) })).not.toContain('notas de visitantes');
  });
});

describe('the form', () => {
  const fieldsOf = (html: string) => {
    const form = html.slice(html.indexOf('<details id="comment-form"'));
    return [...form.matchAll(/ id="comment-form-(\w+)"/g)].map(([, name]) => name);
  };

  it('asks on home for name, stars and text (specification §3)', () => {
    expect(fieldsOf(render({ subject: { type: 'home', id: 'home' } }))).toEqual(['name', 'rating', 'text']);
  });

  it('asks on an article whom one answers, a name, an e-mail and the text (specification §2)', () => {
    expect(fieldsOf(render())).toEqual(['parentId', 'name', 'email', 'text']);
  });

  it('asks on a lender for stars as well', () => {
    const html = render({ subject: { type: 'lender', id: 'x' } });
    expect(fieldsOf(html)).toEqual(['parentId', 'name', 'email', 'rating', 'text']);
    expect(html).toContain('Escribir una opinión');
  });

  it('says why it asks for an e-mail, and what becomes of it', () => {
    expect(render()).toContain('Solo sirve para decirte el motivo si no publicamos tu texto');
    expect(render()).toContain('<a href="/politica-privacidad/">política de privacidad</a>');
  });

  it('does not choose stars for anybody', () => {
    const html = render({ subject: { type: 'lender', id: 'x' } });
    expect(html.match(/<input[^>]*name="rating"[^>]*checked=""[^>]*>/g)?.join()).toContain('value=""');
  });

  it('names the comments that can be answered, and leads to it from each', () => {
    const html = render();
    expect(html).toContain('<option value="c3">Aitana S.</option>');
    expect(html).not.toContain('<option value="r1">');
    expect(html).toContain('href="#comment-form" data-reply-to="c3" aria-label="Responder a Aitana S."');
    expect(render({ comments: sampleCommentPage([]) })).not.toContain('parentId');
  });
});

it('an article counts its comments, a lender its reviews, under the anchor that links lead to', () => {
  const comments = sampleCommentPage(sampleComments());
  const article = renderToStaticMarkup(<ArticleComments articleId="a" comments={comments} view={sampleView} />);
  const lender = renderToStaticMarkup(<LenderReviews lenderId="l" comments={comments} view={sampleView} />);
  expect(article).toContain('3 comentarios</h2>');
  expect(lender).toContain('3 opiniones</h2>');
  for (const html of [article, lender]) expect(html).toMatch(/^<section[^>]* id="opiniones"/);
});
