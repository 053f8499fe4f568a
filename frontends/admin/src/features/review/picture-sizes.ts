/** How wide the picture to be judged is laid out, as in the `sizes` attribute. */
export const REVIEW_PICTURE_SIZES = '(max-width: 900px) 100vw, 640px';
