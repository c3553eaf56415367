import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { findMarkupsWith, type Markups } from '@/cms/hand-over';
import { Markup } from '@/shell/markup/markup';

const draw = () => Markup({ as: 'ol', id: 'list', className: 'a', markup: '<li>“&amp;”</li>' });
/** What the data for hydration hold. */
const propsOf = (node: unknown) => (isValidElement(node) ? node.props : undefined);

afterEach(() => findMarkupsWith(() => undefined));

it('Markup: stands in the HTML of the page, and not in its data', () => {
  const markups: Markups = new Map();
  findMarkupsWith(() => markups);
  const element = draw();
  expect(renderToStaticMarkup(element)).toBe('<ol id="list" class="a"><li>“&amp;”</li></ol>');
  expect(propsOf(element)).toEqual({ as: 'ol', id: 'list', className: 'a', markup: undefined });
});

it('Markup: comes with the data of a page that is not sent as HTML', () => {
  findMarkupsWith(() => undefined);
  const element = draw();
  expect(propsOf(element)).toMatchObject({ markup: '<li>“&amp;”</li>' });
  expect(renderToStaticMarkup(element)).toBe('<ol id="list" class="a"><li>“&amp;”</li></ol>');
});
