import { Button, Flex } from '@marcel/kit/antd';
import { useRef } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { eventTitle } from '../../../shared/events/event-texts';
import { StateTable } from '../../../shared/events/StateTable';
import { usePlay } from '../use-play';
import type { ReadModel } from '../read-model';
import type { Entry } from './HistoryEntry';
import { ReadModelNote } from './ReadModelNote';

interface StatePaneProps {
  /** Oldest first. */
  entries: readonly Entry[];
  /** Which of them is shown. */
  index: number;
  onIndex: (index: number) => void;
  readModel: ReadModel;
  /** What is said where an event has left nothing. */
  nothing: string;
}

/** How things stood after an event, with what it changed marked; after the last one, whether the read model says the same. */
export function StatePane({ entries, index, onIndex, readModel, nothing }: StatePaneProps) {
  const pane = useRef<HTMLElement>(null);
  const { isPlaying, play, stop } = usePlay(index, entries.length - 1, onIndex);
  const entry = entries[index];
  if (entry === undefined) return null;
  const { type, state, changes } = entry;
  const title = eventTitle(type);
  const isLast = index === entries.length - 1;
  const show = (to: number) => {
    stop();
    // The button that was pressed can be pressed no more.
    if (to === 0 || to === entries.length - 1) pane.current?.focus();
    onIndex(to);
  };
  return (
    <Flex ref={pane} tabIndex={-1} vertical gap="small" role="region" aria-label={`State after: ${title}`}>
      <Actions>
        <Button size="small" disabled={index === 0} onClick={() => show(index - 1)}>
          Earlier
        </Button>
        <Button size="small" disabled={isLast} onClick={() => show(index + 1)}>
          Later
        </Button>
        <Button size="small" disabled={entries.length < 2} onClick={isPlaying ? stop : play}>
          {isPlaying ? 'Stop' : 'Play'}
        </Button>
      </Actions>
      <p role="status">
        <b>{`State ${index + 1} of ${entries.length}: ${title}`}</b>
      </p>
      {isLast && <ReadModelNote state={state} readModel={readModel} />}
      {state === null ? (
        <p>{nothing}</p>
      ) : (
        <StateTable state={state} changed={new Set(changes.map(({ field }) => field))} />
      )}
    </Flex>
  );
}
