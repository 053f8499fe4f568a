import { renderApp } from '@marcel/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MusicPlayer } from './MusicPlayer';
import { TRACKS } from './player';

let play: jest.SpyInstance<Promise<void>, []>;

function open() {
  const { container } = renderApp(<MusicPlayer />);
  return container.querySelector('audio')!;
}

const press = (name: string | RegExp) => userEvent.click(screen.getAllByRole('button', { name })[0]!);
const expand = async () => {
  await press(/^Expand music player/);
  await screen.findByRole('slider', { name: 'Volume' });
};

describe('MusicPlayer', () => {
  beforeEach(() => {
    localStorage.clear();
    play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  });

  it('fetches and plays nothing before a press on play', () => {
    expect(open()).toHaveAttribute('preload', 'none');
    expect(play).not.toHaveBeenCalled();
  });

  it('changes the volume in tenths, from 0.7, and mutes', async () => {
    const audio = open();
    await expand();
    const volume = screen.getByRole('slider', { name: 'Volume' });
    expect(volume).toHaveAttribute('step', '0.1');
    expect(audio.volume).toBe(0.7);
    fireEvent.change(volume, { target: { value: '0.3' } });
    expect(audio.volume).toBe(0.3);
    await press('Mute');
    expect(audio.muted).toBe(true);
    expect(screen.getByRole('button', { name: 'Mute', pressed: true })).toBeVisible();
  });

  it('collapses on Escape and restores the focus', async () => {
    open();
    await expand();
    screen.getByRole('slider', { name: 'Volume' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('slider', { name: 'Volume' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Expand music player: Sunset Walkies' })).toHaveFocus();
  });

  it('stays paused when the browser blocks autoplay', async () => {
    play.mockRejectedValue(new DOMException('press something first', 'NotAllowedError'));
    open();
    await press('Play');
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('handles media keys', async () => {
    const keys = new Map<string, () => void>();
    const mediaSession = { setActionHandler: (key: string, run: () => void) => keys.set(key, run), metadata: null };
    Object.assign(navigator, { mediaSession });
    Object.assign(globalThis, {
      MediaMetadata: class {
        constructor(readonly about: object) {}
      },
    });
    const audio = open();
    await press('Play');
    await waitFor(() => expect(keys.has('nexttrack')).toBe(true));
    act(keys.get('nexttrack')!);
    expect(await screen.findByText(TRACKS[1]!.title)).toBeVisible();
    expect(audio.src).toBe(TRACKS[1]!.address);
    expect(mediaSession).toMatchObject({ playbackState: 'playing', metadata: { about: { title: TRACKS[1]!.title } } });
    act(keys.get('pause')!);
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
    Reflect.deleteProperty(navigator, 'mediaSession');
  });
});
