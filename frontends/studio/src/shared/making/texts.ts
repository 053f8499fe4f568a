/** Texts of the moment in which a picture is made. */
export const MAKING_TEXTS = {
  hug: 'Your Hug',
  image: 'Your Image',
  drawing: 'Your Picture',
  hugOf: (userName: string, characterName: string) =>
    `A hug for ${userName}${characterName && ` from ${characterName}`}`,
  drawingName: 'A drawing with Marcel',
  sending: 'On its way to the studio',
  ready: 'Here it is!',
  refused: 'That did not work',
  kept: 'Nothing is lost: what you entered is still there.',
  gone: 'This picture is no longer here.',
  held: 'Somebody looks at it first. Then it is in the gallery.',
  alt: 'Your new picture',
  before: 'Your drawing',
  portrait: 'Your picture',
  coming: 'Bringing it to you',
  again: 'Again',
  tryAgain: 'Try Again',
  somethingElse: 'Something Else',
} as const;
