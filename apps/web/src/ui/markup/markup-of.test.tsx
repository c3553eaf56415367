import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from '../badge/badge';
import { Check } from '../check/check';
import { CostBar } from '../cost-bar/cost-bar';
import { Icon } from '../icon/icon';
import { Rating } from '../rating/rating';
import { markupOf } from './markup-of';

describe('markupOf', () => {
  it.each([
    [
      'texts and numbers',
      <p key="1">
        a {1} &lt;b&gt; "c" 'd' & {null}
      </p>,
    ],
    ['absent and false parts', <p key="1">{[undefined, false, true, '', 0]}</p>],
    [
      'attributes',
      <a key="1" href="/a?b=1&c=2" rel="noopener" title={`"'<>`} className={undefined} hidden data-x="">
        a
      </a>,
    ],
    ['boolean values of aria and data attributes', <p key="1" aria-hidden={false} data-on={true} />],
    // biome-ignore lint/performance/noImgElement: an element of HTML, whose picture nobody loads
    ['an element without an end', <img key="1" src="/a.svg" alt="" loading="lazy" decoding="async" />],
    ['a ticked box with its label', <Check key="1" name="offer" value={12} defaultChecked label={<b>12</b>} />],
    ['a box that is not ticked', <Check key="1" name="offer" value="1" defaultChecked={false} label="1" />],
    [
      'a list of choices with the chosen one',
      <select key="1" id="a" name="b" defaultValue="2&">
        <option value="">-</option>
        <option value="2&">two</option>
        <option value="3" disabled={false}>
          three
        </option>
      </select>,
    ],
    [
      'a date',
      <time key="1" dateTime="2026-11-29">
        29
      </time>,
    ],
    ['a fold', <details key="1" open suppressHydrationWarning />],
    ['custom properties', <CostBar key="1" lent={300} cost={0.5} share={0.25} />],
    ['drawings', <Icon key="1" name="gift" />],
    ['stars', <Rating key="1" value={4.2} valueText="4,2" label="4,2 de 5" note="x" />],
    [
      'fragments and lists',
      <>
        <Badge>first</Badge>
        {['a', 'b'].map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </>,
    ],
  ])('writes %s as React does', (_, node) => {
    expect(markupOf(node)).toBe(renderToStaticMarkup(node));
  });

  it.each([
    ['an asynchronous component', async () => null, 'Only elements and texts'],
    ['a client component', { $$typeof: Symbol.for('react.client.reference') }, 'Only server components'],
    ['a handler', () => <button type="button" onClick={() => undefined} />, 'onClick'],
    ['a declaration of style', () => <p style={{ color: 'red' }} />, 'color'],
    ['an attribute that React renames', () => <input readOnly />, 'readOnly'],
  ])('throws for %s', (_, Part, message) => {
    const Component = Part as unknown as () => null;
    expect(() => markupOf(<Component />)).toThrow(message);
  });
});
