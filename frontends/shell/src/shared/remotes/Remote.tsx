import { MAIN_PAGES } from '@marcel/contracts';
import { ErrorBoundary, ErrorDialog, LinkButton } from '@marcel/kit';
import { Suspense, useState, type ReactNode } from 'react';
import type { RemoteModule } from './remote-module';

interface RemoteProps<Props extends object> {
  module: RemoteModule<Props>;
  title: string;
  props: Props;
  fallback: ReactNode;
  renderFrame?: (box: ReactNode) => ReactNode;
}

export function Remote<Props extends object>(remote: RemoteProps<Props>) {
  const { module, title, props, fallback, renderFrame = (box) => box } = remote;
  const [{ Program, attempt }, setState] = useState(() => ({ Program: module.component, attempt: 1 }));
  const retry = () => {
    module.restart();
    setState({ Program: module.component, attempt: attempt + 1 });
  };
  return (
    <ErrorBoundary
      key={attempt}
      title={`${title} is not answering`}
      message={`${title} could not be started. The rest of Marcel OS still works. Please try again.`}
      onRetry={retry}
      frame={renderFrame}
    >
      <Suspense fallback={fallback}>
        <Program props={props} missing={renderFrame(<NotInstalled title={title} />)} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NotInstalled({ title }: { title: string }) {
  return (
    <ErrorDialog icon="info" title={title} message={`${title} is not installed on this server.`}>
      <LinkButton kind="primary" to={MAIN_PAGES.desktop}>
        OK
      </LinkButton>
    </ErrorDialog>
  );
}
