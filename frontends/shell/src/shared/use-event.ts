import { useEffect, useEffectEvent } from 'react';

export function useEvent<Type extends keyof DocumentEventMap>(
  target: Document,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  capture?: boolean,
): void;
export function useEvent<Type extends keyof WindowEventMap>(
  target: Window,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void;
/** Listens to an event of the page for as long as the component is mounted. */
export function useEvent(target: EventTarget, type: string, listener: (event: Event) => void, capture = false): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: Event) => onEvent(event);
    target.addEventListener(type, listen, capture);
    return () => target.removeEventListener(type, listen, capture);
  }, [target, type, capture]);
}
