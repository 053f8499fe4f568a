export type Direction = 'forwards' | 'backwards';
