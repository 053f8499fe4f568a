import { useEffect, useState } from 'react';

const telling = new EventTarget();

export const tellFull = (): boolean => telling.dispatchEvent(new Event('full'));

export function useToldFull(chosen: string): boolean {
  const [toldAt, setToldAt] = useState<string>();
  useEffect(() => {
    const hear = () => setToldAt(chosen);
    telling.addEventListener('full', hear);
    return () => telling.removeEventListener('full', hear);
  }, [chosen]);
  return toldAt === chosen;
}
