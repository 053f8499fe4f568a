import { LIKE_TOASTS } from './MascotLike';

test('like notifications have the texts of the specification', () => {
  expect(LIKE_TOASTS).toEqual({
    liked: { title: 'Liked!', body: 'Thanks for liking this mascot!' },
    likeFailed: { title: 'Error', body: 'Failed to like mascot. Please try again.' },
  });
});
