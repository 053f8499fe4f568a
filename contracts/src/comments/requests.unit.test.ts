import { checkFields } from '../validation/validation.js';
import { AddCommentRequest, CommentForm } from './requests.js';

const messages = (comment: object) => checkFields(comment).map(({ message }) => message);

describe('a comment', () => {
  it('has other messages in the form than on the server', () => {
    expect(messages(new CommentForm())).toEqual(['Name is required', 'Comment is required']);
    expect(messages(new AddCommentRequest())).toEqual(['Author name is required', 'Comment content is required']);
  });

  it.each([AddCommentRequest, CommentForm])('may have 50 and 1000 characters (%p)', (Comment) => {
    const problemsOf = (author: number, content: number) =>
      messages(Object.assign(new Comment(), { author: 'x'.repeat(author), content: 'y'.repeat(content) }));
    expect(problemsOf(50, 1000)).toEqual([]);
    expect(problemsOf(51, 1001)).toEqual(['Name too long', 'Comment too long']);
  });
});
