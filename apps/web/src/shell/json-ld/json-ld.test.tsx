import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd, scriptSafeJson } from '@/shell/json-ld/json-ld';

describe('structured data', () => {
  it('cannot close its script or open a comment, whatever the CMS contains', () => {
    const html = renderToStaticMarkup(
      <JsonLd
        data={{ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }}
      />,
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('parses to the same data', () => {
    const data = { name: 'a < b & "c" \u2028' };
    expect(JSON.parse(scriptSafeJson(data))).toEqual(data);
  });
});
