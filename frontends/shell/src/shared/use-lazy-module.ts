import { useRef, useState } from 'react';

/** Runs a task after the next paint, so that a press in the same moment is not delayed. */
export const afterPaint = (task: () => void): number => requestAnimationFrame(() => setTimeout(task));

export function useLazyModule<Module>(importModule: () => Promise<Module>, onFailure?: () => void) {
  const [module, setModule] = useState<Module>();
  const loading = useRef(false);
  const load = () => {
    if (loading.current) return;
    loading.current = true;
    importModule().then(setModule, () => {
      loading.current = false;
      onFailure?.();
    });
  };
  const loadAfterPaint = () => afterPaint(load);
  return { module, load, preload: { onPointerEnter: loadAfterPaint, onFocus: loadAfterPaint } };
}
