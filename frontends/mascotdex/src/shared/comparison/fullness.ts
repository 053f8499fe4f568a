import { useEffect, useState } from 'react';

const telling = new EventTarget();

/** Tells that one more was chosen than can be compared. */
export const tellFull = (): boolean => telling.dispatchEvent(new Event('full'));

/** Whether that was told since who is chosen last changed. */
export function useToldFull(chosen: string): boolean {
  const [toldAt, setToldAt] = useState<string>();
  useEffect(() => {
    const hear = () => setToldAt(chosen);
    telling.addEventListener('full', hear);
    return () => telling.removeEventListener('full', hear);
  }, [chosen]);
  return toldAt === chosen;
}
