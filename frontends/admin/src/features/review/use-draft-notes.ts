import { useState } from 'react';

const keyOf = (id: number) => `marcel.admin.notes.${id}`;

/** The notes being written on a submission; they outlive a lost login and a reload of the tab. */
export function useDraftNotes(id: number): [string, (notes: string) => void] {
  const [notes, setNotes] = useState(() => read(id));
  const change = (next: string) => {
    setNotes(next);
    keep(id, next);
  };
  return [notes, change];
}

function read(id: number): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

function keep(id: number, notes: string): void {
  try {
    if (notes === '') sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), notes);
  } catch {
    // Without storage the notes still live as long as the page does.
  }
}
