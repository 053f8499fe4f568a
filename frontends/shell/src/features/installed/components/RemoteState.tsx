import { Badge, Button, type BadgeTone } from '@marcel/kit';
import { remoteApp } from '../../../shared/remotes/remote-modules';
import { INSTALLED_TEXTS, STATE_TEXTS } from '../installed-texts';
import { useRemoteState } from '../use-remote-state';

const TONES = { loaded: 'green', 'not loaded': 'plain', failed: 'red' } as const satisfies Record<string, BadgeTone>;

/** Whether a remote runs in this page; what could not be loaded is loaded anew by a press. */
export function RemoteState({ remote }: { remote: string }) {
  const state = useRemoteState(remote);
  return (
    <>
      <span role="status">
        <Badge tone={TONES[state]}>{STATE_TEXTS[state]}</Badge>
      </span>
      {state === 'failed' && (
        <Button aria-label={INSTALLED_TEXTS.retryOf(remote)} onClick={() => remoteApp(remote).preload()}>
          {INSTALLED_TEXTS.retry}
        </Button>
      )}
    </>
  );
}
