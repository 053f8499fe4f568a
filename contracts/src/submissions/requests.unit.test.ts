import { MascotDetails } from '../mascots/requests.js';
import { fieldErrorsOf } from '../validation/validation.js';
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
  it('is taken when every required field is there', () => {
    expect(fieldErrorsOf(submissionWith({}))).toEqual([]);
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
  ])('with %p is refused', (fields, path, message) => {
    expect(fieldErrorsOf(submissionWith(fields))[0]).toEqual({ path, message });
  });

  it.each(['https://linkedin.com/in/ada', 'https://de.linkedin.com/in/ada', 'http://uk.linkedin.com/in/ada/'])(
    'may point to %s',
    (linkedinUrl) => expect(fieldErrorsOf(submissionWith({ linkedinUrl }))).toEqual([]),
  );
});

describe('a decision', () => {
  it('needs notes to reject, and none to approve', () => {
    for (const adminNotes of [' \n', undefined, null, 5, { $ne: 1 }]) {
      const rejection = Object.assign(new RejectSubmissionRequest(), { adminNotes });
      expect(fieldErrorsOf(rejection)).toEqual([
        { path: 'adminNotes', message: 'Please provide admin notes explaining the rejection reason.' },
      ]);
    }
    expect(fieldErrorsOf(Object.assign(new ApproveSubmissionRequest(), { adminNotes: 5 }))).toEqual([
      { path: 'adminNotes', message: 'This must be a text' },
    ]);
    expect(fieldErrorsOf(new ApproveSubmissionRequest())).toEqual([]);
  });

  it('says what was decided before', () => {
    expect(SUBMISSION_MESSAGES.alreadyDecided('rejected')).toBe('This submission has already been rejected.');
  });
});
