import { MAIN_PAGES } from '@marcel/contracts';
import { ErrorDialog, LinkButton } from '@marcel/kit';

export function NotInstalled({ title }: { title: string }) {
  return (
    <ErrorDialog
      icon="info"
      title={title}
      message={`${title} is not installed on this computer yet. Marcel is working on it.`}
    >
      <LinkButton kind="primary" to={MAIN_PAGES.desktop}>
        OK
      </LinkButton>
    </ErrorDialog>
  );
}
