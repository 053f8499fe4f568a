export const REVIEW_PICTURE_SIZES = '(max-width: 900px) 100vw, 640px';
