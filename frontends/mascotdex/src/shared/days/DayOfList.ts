import { createContext, useContext } from 'react';

/** The day that the mascots around are shown of; null for the present. */
export const DayOfList = createContext<string | null>(null);

export const useDayOfList = (): string | null => useContext(DayOfList);
