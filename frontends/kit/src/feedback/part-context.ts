import { createContext } from 'react';

/** Name of the remote that what stands below belongs to; null for what is the shell's own. */
export const PartContext = createContext<string | null>(null);
