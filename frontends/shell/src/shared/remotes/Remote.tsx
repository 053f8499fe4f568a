import { ErrorBoundary } from '@marcel/kit';
import { Suspense, useState, type ReactNode } from 'react';
import type { RemoteModule } from './remote-module';

export interface RemoteProps<Props extends object> {
  module: RemoteModule<Props>;
  /** What visitors call the program. */
  title: string;
  props: Props;
  /** Shown while the module loads. */
  starting: ReactNode;
  /** Shown when the remote is not installed here. */
  missing: ReactNode;
  /** Puts the box that tells of a failure into a window. */
  frame?: (box: ReactNode) => ReactNode;
}

/** A remote in its place. When it cannot be loaded, or crashes, the rest of the desktop goes on and Retry starts it anew. */
export function Remote<Props extends object>(remote: RemoteProps<Props>) {
  const { module, title, props, starting, missing, frame } = remote;
  const [{ Program, attempt }, setState] = useState(() => ({ Program: module.component, attempt: 1 }));
  const retry = () => {
    module.restart();
    setState({ Program: module.component, attempt: attempt + 1 });
  };
  return (
    <ErrorBoundary
      key={attempt}
      title={`${title} is not answering`}
      message={`${title} could not be started. The rest of Marcel OS is fine, and you can try again at any time.`}
      onRetry={retry}
      {...(frame && { frame })}
    >
      <Suspense fallback={starting}>
        <Program props={props} missing={missing} />
      </Suspense>
    </ErrorBoundary>
  );
}
