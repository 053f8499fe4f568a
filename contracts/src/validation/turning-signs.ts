/** Signs that nobody sees and that turn what follows around them, until the end of the line or until another sign. */
export const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

export const unturned = (text: string): string => text.replace(TURNING_SIGNS, '');
