import { MascotDetails } from '../mascots/requests.js';
import { checkFields } from '../validation/validation.js';
import { ApproveSubmissionRequest, RejectSubmissionRequest } from '../admin/requests.js';
import { SubmitMascotRequest } from './requests.js';
import { SUBMISSION_MESSAGES } from './rules.js';

const submissionWith = (fields: object) =>
  Object.assign(new SubmitMascotRequest(), {
    userName: 'Ada',
    email: 'ada@example.org',
    linkedinUrl: 'https://www.linkedin.com/in/ada',
    payload: Object.assign(new MascotDetails(), { name: 'Tux', brand: 'Linux', contributor: 'Ada' }),
    ...fields,
  });
const profileError = 'Please provide a valid LinkedIn profile URL (e.g., linkedin.com/in/yourname)';

describe('a submission', () => {
  it('is accepted when every required field is present', () => {
    expect(checkFields(submissionWith({}))).toEqual([]);
  });

  it.each([
    [{ userName: ' ' }, 'userName', 'Your name is required'],
    [{ userName: undefined }, 'userName', 'Your name is required'],
    [{ userName: 'x'.repeat(101) }, 'userName', 'Name too long'],
    [{ email: 'ada' }, 'email', 'Valid email is required'],
    [{ linkedinUrl: 'linkedin.com/in/ada' }, 'linkedinUrl', 'Please provide a valid URL'],
    [{ linkedinUrl: 'https://example.org/in/ada' }, 'linkedinUrl', profileError],
    [{ linkedinUrl: 'https://notlinkedin.com/in/ada' }, 'linkedinUrl', profileError],
    [{ linkedinUrl: 'https://linkedin.com.example.org/in/ada' }, 'linkedinUrl', profileError],
    [{ payload: new MascotDetails() }, 'payload.name', 'Mascot name is required'],
  ])('with %p is rejected', (fields, path, message) => {
    expect(checkFields(submissionWith(fields))[0]).toEqual({ path, message });
  });

  it.each([
    'victim%40corp.com?subject=x@evil.example',
    'victim?cc=x@evil.example',
    'victim#x@evil.example',
    'a&b@evil.example',
    '"victim@corp.com,"@evil.example',
    'victim＠corp.com？@evil.example',
    'a\u202eb@evil.example',
    'a\u200bb@evil.example',
  ])('rejects an e-mail address that is normalized to another one: %j', (email) =>
    expect(checkFields(submissionWith({ email }))[0]).toEqual({ path: 'email', message: 'Valid email is required' }),
  );

  it.each([
    'https://user:password@linkedin.com/in/ada',
    'https://www.linkedin.com@linkedin.com/in/ada',
    'https://linkedin.com:8443/in/ada',
    'https://linkedin.com:443/in/ada',
    'https://linkedin.com\\@evil.example/in/ada',
    'https://linkedin.com/in\\ada',
    'https:\\\\linkedin.com/in/ada',
    'https://linkedin.com/in/\u202eada',
    'https://linked\u200bin.com/in/ada',
    'https://linked\u00adin.com/in/ada',
    'https://\u2066linkedin.com/in/ada',
    'https://linkedin.com/in/a\u200bda',
    'https://linkedin.com/in/a da',
    'https://linkedin.com/in/\tada',
  ])('rejects a misleading link: %j', (linkedinUrl) =>
    expect(checkFields(submissionWith({ linkedinUrl }))[0]).toEqual({
      path: 'linkedinUrl',
      message: 'Please provide a valid URL',
    }),
  );

  it.each(['https://linkedin.com/in/ada', 'https://de.linkedin.com/in/ada', 'http://uk.linkedin.com/in/ada/'])(
    'accepts the link %s',
    (linkedinUrl) => expect(checkFields(submissionWith({ linkedinUrl }))).toEqual([]),
  );
});

it.each(["o'neil+mascots@mail.example.org", 'ünal@example.org', 'a/b=c!d@example.org'])(
  'accepts the e-mail address %s',
  (email) => expect(checkFields(submissionWith({ email }))).toEqual([]),
);

describe('a decision', () => {
  it('requires notes to reject, and none to approve', () => {
    for (const adminNotes of [' \n', undefined, null, 5, { $ne: 1 }]) {
      const rejection = Object.assign(new RejectSubmissionRequest(), { adminNotes });
      expect(checkFields(rejection)).toEqual([
        { path: 'adminNotes', message: 'Please provide admin notes explaining the rejection reason.' },
      ]);
    }
    expect(checkFields(Object.assign(new ApproveSubmissionRequest(), { adminNotes: 5 }))).toEqual([
      { path: 'adminNotes', message: 'This must be a text' },
    ]);
    expect(checkFields(new ApproveSubmissionRequest())).toEqual([]);
  });

  it('names the earlier decision', () => {
    expect(SUBMISSION_MESSAGES.alreadyDecided('rejected')).toBe('This submission has already been rejected.');
  });
});
