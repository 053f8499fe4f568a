import { createContext, useContext } from 'react';

export const DayOfList = createContext<string | null>(null);

export const useDayOfList = (): string | null => useContext(DayOfList);
