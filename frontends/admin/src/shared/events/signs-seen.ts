import { TURNING_SIGNS } from '@marcel/contracts';

export const withSignsSeen = (text: string): string =>
  text.replace(TURNING_SIGNS, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
