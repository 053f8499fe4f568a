import { ErrorBoundary } from '@marcel/kit';
import { Suspense, useState, type ReactNode } from 'react';
import type { RemoteModule } from './remote-module';

interface RemoteProps<Props extends object> {
  module: RemoteModule<Props>;
  title: string;
  props: Props;
  starting: ReactNode;
  missing: ReactNode;
  frame?: (box: ReactNode) => ReactNode;
}

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
