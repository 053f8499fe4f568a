import { LIKE_TOASTS } from './MascotLike';

test('likes are told of in the words of the specification', () => {
  expect(LIKE_TOASTS).toEqual({
    liked: { title: 'Liked!', body: 'Thanks for liking this mascot!' },
    likeFailed: { title: 'Error', body: 'Failed to like mascot. Please try again.' },
  });
});
