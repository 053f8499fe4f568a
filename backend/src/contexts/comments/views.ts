export const COMMENTS_VIEW = 'comments';
