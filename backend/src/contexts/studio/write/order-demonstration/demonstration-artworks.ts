const line = (d: string, colour: string, width: number): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** A stick figure in mid-leap, as somebody might have drawn it. */
export const DEMONSTRATION_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="#fff"/>' +
  line('M200 70a38 38 0 1 0 1 0M200 146L214 262M202 178L96 120M204 182L318 96', '#0000ff', 9) +
  line('M214 262L130 352M214 262L318 322', '#ff7a00', 9) +
  '</svg>';

/** Prompts with seeds that suit them. */
export const DEMONSTRATION_IMAGES = [
  { prompt: 'A pirate looking for treasure on the beach at sunset', seed: 1000 },
  { prompt: 'Snowy christmas in the mountains with gifts and a snowman', seed: 1035 },
  { prompt: 'Coding late at night, retro synthwave computer', seed: 1028 },
] as const;
