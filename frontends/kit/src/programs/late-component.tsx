import { lazy, type ComponentType } from 'react';

export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // React renders a failed component several times and needs the same failure each time, so the retry waits for a click.
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
