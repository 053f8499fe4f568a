import { useState, type FocusEvent } from 'react';

/** Whether the keyboard has brought the focus into a window, which lies over all others meanwhile. */
export function useRaised() {
  const [raised, setRaised] = useState(false);
  const onFocus = ({ target }: FocusEvent) => setRaised(target.matches(':focus-visible'));
  const onBlur = () => setRaised(false);
  return { raised, onFocus, onBlur };
}
