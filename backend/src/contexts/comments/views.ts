/** Name of the projection and collection of all comments. */
export const COMMENTS_VIEW = 'comments';
