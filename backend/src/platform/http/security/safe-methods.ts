const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a method asks for no change (RFC 9110). */
export const isSafe = (method: string): boolean => SAFE.includes(method);
