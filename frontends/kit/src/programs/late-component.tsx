import { lazy, type ComponentType } from 'react';

export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // React looks at what has failed more than once before it tells, and has to find the same failure then. A person clicks.
        const renewed = new AbortController();
        const renew = () => {
          renewed.abort();
          current = attempt();
        };
        for (const again of ['click', 'online'])
          window.addEventListener(again, renew, { capture: true, signal: renewed.signal });
        throw error;
      }
    });
  let current = attempt();
  return function LateComponent(props) {
    const Current = current;
    return <Current {...props} />;
  };
}
