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

/** The text of one comment or reply, without that of others. */
const textOf = (html: string, id: string) =>
  (html.match(new RegExp(`<article[^>]*id="comment-${id}"[\\s\\S]*?</article>`))?.[0] ?? '').replace(/<[^>]+>/g, ' ');

describe('a list of comments', () => {
  const html = render();

  it('begins with whether and how we check that authors are customers (R10)', () => {
    const note = html.indexOf('si comprobamos que su autor le pidió un préstamo con nosotros');
    expect(note).toBeGreaterThan(-1);
    expect(note).toBeLessThan(html.indexOf('Rosa D.'));
  });

  it('states the limit of a text and sets no other one, which would cut off a pasted text', () => {
    expect(html).toMatch(/De 10 a 2.000 caracteres/);
    expect(html).not.toMatch(/<textarea[^>]*maxlength/i);
  });

  it('marks each visitor as verified, and says by what, or as not verified (R10)', () => {
    expect(textOf(html, 'c1')).toContain('No verificada');
    expect(textOf(html, 'r4')).toContain('No verificada');
    const { siteName } = sampleView.settings;
    expect(textOf(html, 'c2')).toContain(`Opinión verificada: pidió un préstamo a esta entidad en ${siteName}`);
    expect(textOf(html, 'c2')).not.toContain('No verificada');
  });

  it('labels answers of the company, the author and an expert (R11)', () => {
    expect(textOf(html, 'r1')).toContain('Empresa');
    expect(textOf(html, 'r2')).toContain('Autor');
    expect(textOf(html, 'r3')).toContain('Experto');
    for (const id of ['r1', 'r2', 'r3']) expect(textOf(html, id)).not.toContain('No verificada');
    for (const id of ['c1', 'c2', 'r4']) expect(textOf(html, id)).not.toMatch(/Empresa|Autor|Experto/);
  });

  it('shows bad reviews in order of time, with their stars as a number (R10)', () => {
    expect(textOf(html, 'c2')).toContain('nadie coge el teléfono');
    expect(html.indexOf('comment-c2"')).toBeLessThan(html.indexOf('comment-c3"'));
    expect(html).toContain('aria-label="1 estrella de 5"');
  });

  it('has a report form for each comment without scripts (R10)', () => {
    for (const id of ['c1', 'c2', 'c3', 'r1', 'r4']) {
      expect(html).toContain(`<details id="report-${id}"`);
      expect(html).toContain(`name="commentId" value="${id}"`);
    }
    expect(html).toContain('Denunciar el comentario de Iker B.');
    expect(html).toContain('Muestra datos personales');
  });

  it('shows the time of each comment in the country’s time zone; scripts replace it with the time passed', () => {
    expect(html).toContain('<time dateTime="2026-11-20T09:30:00.000Z">20.11.2026, 10:30</time>');
    expect(html).not.toContain('hace ');
  });

  it('keeps the line breaks of a visitor and escapes HTML', () => {
    const marked = sampleComments().map((comment) => ({ ...comment, text: 'a\n<b onclick="x()">b</b>' }));
    expect(render({ comments: sampleCommentPage(marked) })).toContain('a\n&lt;b onclick=');
  });

  it('links to the other order and to further pages of the same address', () => {
    const many = render({ comments: sampleCommentPage(sampleComments(), { total: 23, pageCount: 3, page: 2 }) });
    expect(many).toContain('href="./#opiniones" aria-current="true"');
    expect(many).toContain('href="?comments=oldest#opiniones"');
    expect(many).toContain('href="?comments-page=3#opiniones"');
  });

  it('states that there are no comments instead of showing invented ones (R10)', () => {
    const empty = render({ comments: sampleCommentPage([]) });
    expect(empty).toContain('Todavía no ha escrito nadie');
    expect(empty).not.toContain('<article');
    expect(empty).not.toContain('de 5</');
  });
});

describe('the average rating', () => {
  it('is the average of the visitors’ stars, with their number (R12)', () => {
    const html = render({ comments: sampleCommentPage(sampleComments()) });
    expect(html).toContain('aria-label="2,5 estrellas de 5"');
    expect(html).toContain('2 notas de visitantes');
  });

  it('is absent without ratings (R12)', () => {
    const unrated = sampleComments().map((comment) => ({ ...comment, rating: null }));
    expect(render({ comments: sampleCommentPage(unrated) })).not.toContain('notas de visitantes');
  });
});

describe('the comment form', () => {
  const fieldsOf = (html: string) => {
    const form = html.slice(html.indexOf('<details id="comment-form"'));
    return [...form.matchAll(/ id="comment-form-(\w+)"/g)].map(([, name]) => name);
  };

  it('has name, stars and text on home (specification §3)', () => {
    expect(fieldsOf(render({ subject: { type: 'home', id: 'home' } }))).toEqual(['name', 'rating', 'text']);
  });

  it('has the answered comment, name, e-mail and text on an article (specification §2)', () => {
    expect(fieldsOf(render())).toEqual(['parentId', 'name', 'email', 'text']);
  });

  it('also has stars on a lender', () => {
    const html = render({ subject: { type: 'lender', id: 'x' } });
    expect(fieldsOf(html)).toEqual(['parentId', 'name', 'email', 'rating', 'text', 'verify']);
    expect(html).toContain('Escribir una opinión');
  });

  it('offers the mark on a lender only, unticked, with its condition and what it publishes (R10)', () => {
    const html = render({ subject: { type: 'lender', id: 'x' } });
    const box = html.match(/<input[^>]*name="verify"[^>]*>/)?.[0] ?? '';
    expect(box).toContain('type="checkbox"');
    expect(box).not.toContain('checked');
    expect(html).toContain('Solo si pediste un préstamo a esta entidad a través de');
    expect(html).toContain('Junto a tu nombre publicamos cuál de las dos cosas lo prueba');
    expect(render()).not.toContain('name="verify"');
  });

  it('states why it asks for an e-mail and how it is used', () => {
    expect(render()).toContain('Solo sirve para decirte si publicamos tu texto y, si no, por qué');
    expect(render()).toContain('<a href="/politica-privacidad/">política de privacidad</a>');
  });

  it('preselects no stars', () => {
    const html = render({ subject: { type: 'lender', id: 'x' } });
    expect(html.match(/<input[^>]*name="rating"[^>]*checked=""[^>]*>/g)?.join()).toContain('value=""');
  });

  it('lists the comments that can be answered, and each comment links to the form', () => {
    const html = render();
    expect(html).toContain('<option value="c3">Aitana S.</option>');
    expect(html).not.toContain('<option value="r1">');
    expect(html).toContain('href="#comment-form" data-reply-to="c3" aria-label="Responder a Aitana S."');
    expect(render({ comments: sampleCommentPage([]) })).not.toContain('parentId');
  });
});

it('the order and the pages of the reviews of a lender keep the loan that the page shows', () => {
  const comments = sampleCommentPage(sampleComments(), { total: 23, pageCount: 3 });
  const html = renderToStaticMarkup(
    <LenderReviews lenderId="l" comments={comments} kept={{ amount: '1000', days: '365' }} view={sampleView} />,
  );
  expect(html).toContain('href="?amount=1000&amp;days=365#opiniones"');
  expect(html).toContain('href="?amount=1000&amp;days=365&amp;comments=oldest#opiniones"');
  expect(html).toContain('href="?amount=1000&amp;days=365&amp;comments-page=2#opiniones"');
});

it('an article counts comments and a lender counts reviews, under the anchor that links point to', () => {
  const comments = sampleCommentPage(sampleComments());
  const article = renderToStaticMarkup(<ArticleComments articleId="a" comments={comments} view={sampleView} />);
  const lender = renderToStaticMarkup(<LenderReviews lenderId="l" comments={comments} view={sampleView} />);
  expect(article).toContain('3 comentarios</h2>');
  expect(lender).toContain('3 opiniones</h2>');
  for (const html of [article, lender]) expect(html).toMatch(/^<section[^>]* id="opiniones"/);
});
