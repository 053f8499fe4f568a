import { isPictureAddress } from '../pictures/rules.js';
import { EditMascotRequest } from '../mascots/requests.js';
import { SubmitMascotRequest } from '../submissions/requests.js';
import { checkFields } from './validation.js';

/** Texts on which a pattern that tries every way of reading them would not come to an end. */
const HOSTILE = ['a', 'a.', 'a-', 'http://', 'http://a.', '.@', 'data:image/png;base64,A ', ' \t', '😀'].flatMap(
  (part) => [part.repeat(20_000), `https://${part.repeat(20_000)}!`, `${part.repeat(20_000)}@${part.repeat(20_000)} `],
);

it('no text makes a check slow', () => {
  for (const text of HOSTILE) {
    const edit = Object.assign(new EditMascotRequest(), { name: text, sourceUrl: text, imageUrl: text });
    expect(checkFields(edit).length).toBeGreaterThan(0);
    const submission = Object.assign(new SubmitMascotRequest(), { userName: text, email: text, linkedinUrl: text });
    expect(checkFields(submission).length).toBeGreaterThan(0);
    expect(typeof isPictureAddress(text)).toBe('boolean');
  }
});
