/** Texts of the server under a field, or in place of a record. */
export const STUDIO_MESSAGES = {
  userNameRequired: 'Please enter your name',
  userNameTooLong: 'Name too long',
  pictureRequired: 'Please upload your profile picture first',
  drawingRequired: 'Please create a drawing first!',
  promptRequired: 'Please enter a prompt',
  promptTooLong: 'Prompt too long',
  modelId: 'A model is named by letters, digits, dots, dashes and underscores',
  format: 'Format must be jpeg, png or webp',
  url: 'Please name the address of the picture',
  hugNotFound: 'Hug not found',
  imageNotFound: 'Image not found',
  pictureNotFound: 'There is no picture to download yet',
  stillGenerating: 'This picture is still being made. Please wait until it is done.',
  budgetSpent: 'The studio has used up its pictures for today. Please come back tomorrow.',
  visitorLimit: 'You have made many pictures today. Please come back tomorrow.',
  tooManyViewers: 'Too many are watching right now. The list still refreshes by itself.',
} as const;

export const GENERATION_FAILURES = [
  'interrupted',
  'unclear',
  'busy',
  'unreachable',
  'forbidden',
  'refused',
  'providerFailed',
  'canceled',
  'tooSlow',
  'garbled',
  'sourceGone',
  'internal',
] as const;
export type GenerationFailure = (typeof GENERATION_FAILURES)[number];

/** Why a generation failed, as visitors read it. */
export const FAILURE_REASONS: Readonly<Record<GenerationFailure, string>> = {
  interrupted: 'The studio was interrupted just as it ordered your picture. Please try again.',
  unclear: 'The picture service did not say whether it took the order. Please try again.',
  busy: 'The picture service is too busy right now. Please try again later.',
  unreachable: 'The picture service cannot be reached right now. Please try again later.',
  forbidden: 'The picture service does not let us make pictures right now.',
  refused: 'The picture service did not accept this. Please try something else.',
  providerFailed: 'The picture service could not make this picture. Please try again.',
  canceled: 'The picture service stopped before the picture was done. Please try again.',
  tooSlow: 'The picture service took too long. Please try again.',
  garbled: 'The picture service sent something that is not a picture. Please try again.',
  sourceGone: 'The picture to start from is no longer there. Please upload it again.',
  internal: 'Something went wrong while your picture was made. Please try again.',
};

/** What is being done, as visitors read it while they wait. */
export const GENERATION_STEPS = {
  queued: 'Waiting in the queue',
  improved: 'Thinking the picture through',
  ordered: 'Mixing the colours',
  started: 'Painting',
  stored: 'Framing the picture',
  completed: 'Done',
  failed: 'It did not work out',
} as const;
export type GenerationStep = keyof typeof GENERATION_STEPS;

/** How far a generation is at each step, from 0 to 1. */
export const GENERATION_PROGRESS: Readonly<Record<GenerationStep, number>> = {
  queued: 0.05,
  improved: 0.15,
  ordered: 0.25,
  started: 0.4,
  stored: 0.9,
  completed: 1,
  failed: 1,
};
