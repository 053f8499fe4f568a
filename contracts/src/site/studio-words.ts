import { programWords } from './page-words.js';

export const STUDIO_WORDS = {
  hugs: programWords(
    'Hug Your Mascot',
    'Upload a portrait and get a picture of yourself in the arms of Marcel the blue dog, or of your own mascot.',
  ),
  imageGenerator: programWords(
    'Image Generator',
    'Describe a scene in your own words, and Marcel OS makes an image of it.',
  ),
  draw: programWords(
    'Draw Marcel',
    'Draw on a canvas and have your drawing turned into a pose with Marcel the blue dog.',
  ),
} as const;
