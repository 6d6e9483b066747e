import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, html } from './html.ts';

test('text like HTML stays text, between tags or in an attribute', () => {
  const name = `<script>alert(1)</script> & "Sam's"`;
  const escaped = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Sam&#x27;s&quot;';
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('markup is inserted unescaped, as an item or in a list', () => {
  expect(html`<p>${html`<b>${'<'}</b>`}${[html`<i>1</i>`, '>']}</p>`.markup).toBe(
    '<p><b>&lt;</b><i>1</i>&gt;</p>',
  );
});

test('object with the shape of markup is not inserted as markup', () => {
  const parsed = JSON.parse('{"markup":"<b></b>"}');
  expect(html`${parsed}`.markup).not.toContain('<');
});

test('null or false inserts nothing, zero inserts 0', () => {
  expect(html`<p>${null}${false}${0}</p>`.markup).toBe('<p>0</p>');
});

test('text creates no tag, attribute end or entity', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#x27;)/);
    }),
  );
});
