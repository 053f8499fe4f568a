import { useRef, useState } from 'react';

/** Runs a task after the next paint, so that a press in the same moment is not delayed. */
export const afterPaint = (task: () => void): number => requestAnimationFrame(() => setTimeout(task));

export function useLate<Module>(importModule: () => Promise<Module>, onFailure?: () => void) {
  const [late, setLate] = useState<Module>();
  const loading = useRef(false);
  const load = () => {
    if (loading.current) return;
    loading.current = true;
    importModule().then(setLate, () => {
      loading.current = false;
      onFailure?.();
    });
  };
  const onNear = () => afterPaint(load);
  return { late, load, near: { onPointerEnter: onNear, onFocus: onNear } };
}
