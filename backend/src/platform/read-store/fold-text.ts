/**
 * Text as it is compared without regard to case: lower case, NFC. Lowering comes first, for it can take composed letters
 * apart. The final sigma is a sigma, because a substring cannot know where its word ends.
 */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
