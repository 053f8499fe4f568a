import { lazy, type ComponentType } from 'react';

export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const createLazy = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // React renders a failed component several times and needs the same failure each time, so the retry waits for a click.
        const controller = new AbortController();
        const prepareRetry = () => {
          controller.abort();
          current = createLazy();
        };
        for (const type of ['click', 'online'])
          window.addEventListener(type, prepareRetry, { capture: true, signal: controller.signal });
        throw error;
      }
    });
  let current = createLazy();
  return function LazyComponent(props) {
    const Current = current;
    return <Current {...props} />;
  };
}
