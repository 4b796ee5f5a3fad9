/** Pure: a value that is put into HTML stays text. */
import { describe, expect, it } from '@jest/globals';
import { html } from '../../../src/platform/html.js';

describe('html', () => {
  it('escapes every value, in quoted attributes too', () => {
    const evil = `"><script>alert('1')</script>&amp;`;
    const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;';
    expect(html`<a title="${evil}">${evil}</a>`.text).toBe(`<a title="${escaped}">${escaped}</a>`);
  });

  it('does not escape HTML that it has made, alone and in lists', () => {
    const items = ['<a>', 'b'].map((item) => html`<i>${item}</i>`);
    expect(html`${items}`.text).toBe('<i>&lt;a&gt;</i><i>b</i>');
    expect(html`${html`<b>${7}</b>`}!`.text).toBe('<b>7</b>!');
  });
});
