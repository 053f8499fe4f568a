import { viewFromQuery, viewToQuery, type ListView } from './components/SubmissionsList';

const DEFAULT: ListView = { search: '', status: null, sort: 'newest' };

describe('the view in the address', () => {
  it('is empty by default', () => expect(viewToQuery(DEFAULT).toString()).toBe(''));

  it('comes back from its own query', () => {
    const view: ListView = { search: 'a&b', status: 'pending', sort: 'brand' };
    expect(viewFromQuery(viewToQuery(view))).toEqual(view);
  });

  it('ignores what it does not know', () => {
    expect(viewFromQuery(new URLSearchParams('status=lost&sort=price'))).toEqual(DEFAULT);
  });
});
