import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, fillIn, placeFor } from './fill-in.ts';

test('a text that looks like HTML stays a text, between tags and in an attribute', () => {
  const template = `<p title="${placeFor('name')}">${placeFor('name')}</p>`;
  const name = `<script>alert(1)</script> & "Sam's"`;
  const escaped = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Sam&#x27;s&quot;';
  expect(fillIn(template, { name })).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('a text that looks like a place, or like a pattern, is a text too', () => {
  const texts = { name: `${placeFor('location')} $& $1`, location: 'here' };
  expect(fillIn(`${placeFor('name')}, ${placeFor('location')}`, texts)).toBe('{{location}} $&amp; $1, here');
});

test('no text makes a tag, ends an attribute or starts an entity of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#x27;)/);
    }),
  );
});

test.each(['name', 'toString', '__proto__'])('a place %s without a text is a mistake', (name) => {
  expect(() => fillIn(placeFor(name), {})).toThrow(`There is no text for ${name}`);
});
