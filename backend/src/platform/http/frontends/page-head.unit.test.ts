import { escape } from './page-head.js';

it('writes a text so that it is neither markup, nor turns around what it stands among', () => {
  expect(escape('<b>"Tux" & \u202ednob\u202c</b>')).toBe('&lt;b&gt;&quot;Tux&quot; &amp; dnob&lt;/b&gt;');
});
