/** The number a mascot's entry carries in the handbook, such as "No. 0042". */
export const entryNumber = (id: number): string => `No. ${String(id).padStart(4, '0')}`;
