import { escape } from './page-head.js';

it('escapes markup and strips bidi controls in a text', () => {
  expect(escape('<b>"Tux" & \u202ednob\u202c</b>')).toBe('&lt;b&gt;&quot;Tux&quot; &amp; dnob&lt;/b&gt;');
});
