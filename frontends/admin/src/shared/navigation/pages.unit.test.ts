import { toLoginState, pageAfterLogin } from './pages';

it('returns to the page that redirected to the login', () => {
  expect(pageAfterLogin(toLoginState('/admin/submissions/7'))).toBe('/admin/submissions/7');
});

it.each([null, undefined, {}, { from: 7 }, { from: 'https://elsewhere.example' }])(
  'goes to the dashboard without a valid page: %j',
  (state) => expect(pageAfterLogin(state)).toBe('/admin/dashboard'),
);
