import { TURNING_SIGNS } from '@marcel/contracts';

/** A text as it is stored, for who looks into it: signs that would turn it around are written out, as JSON would. */
export const withSignsSeen = (text: string): string =>
  text.replace(TURNING_SIGNS, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
