import { lazy, type ComponentType } from 'react';

/**
 * A component whose code comes when it is first shown. React's `lazy` keeps a failure for good; here the next one who shows the
 * component asks for it again, as Retry does.
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // React looks at what has failed once more before it tells, and has to find the same failure then.
        setTimeout(() => (current = attempt()));
        throw error;
      }
    });
  let current = attempt();
  return function LateComponent(props) {
    const Current = current;
    return <Current {...props} />;
  };
}
