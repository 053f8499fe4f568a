/** The programs that the product brings, as they stand on the desktop, with their addresses. */
export const PROGRAMS = [
  ['Hug Your Mascot', '/marcel-hugs'],
  ['Image Generator', '/image-generator'],
  ['Gallery', '/?window=gallery'],
  ['Draw Marcel', '/draw-marcel'],
  ['Mascotdex', '/mascotdx'],
  ['My Things', '/?window=mine'],
  ['Time Machine', '/time-machine'],
] as const;
