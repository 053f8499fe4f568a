import { useEffect, useState } from 'react';
import { moves } from './moves';

/** Whether a file is a picture that moves; false until it is known. */
export function useMoves(file: File): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = moves(new Uint8Array(await file.arrayBuffer()));
      if (!gone) setMoving(found);
    };
    // What cannot be read cannot be cropped, which is said elsewhere.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [file]);
  return moving;
}
