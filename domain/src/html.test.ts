import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, html } from './html.ts';

test('HTML in a text is escaped between tags or in an attribute', () => {
  const name = `<script>alert(1)</script> & "Sam's"`;
  const escaped = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Sam&#x27;s&quot;';
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('markup is inserted unescaped, single or in a list', () => {
  expect(html`<p>${html`<b>${'<'}</b>`}${[html`<i>1</i>`, '>']}</p>`.markup).toBe(
    '<p><b>&lt;</b><i>1</i>&gt;</p>',
  );
});

test('an object with the shape of markup is escaped', () => {
  const parsed = JSON.parse('{"markup":"<b></b>"}');
  expect(html`${parsed}`.markup).not.toContain('<');
});

test('null and false insert nothing', () => {
  expect(html`<p>${null}${false}${0}</p>`.markup).toBe('<p>0</p>');
});

test('no text can create a tag, end an attribute or start an entity', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#x27;)/);
    }),
  );
});
