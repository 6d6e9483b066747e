import type { PlayerInstance } from '@fives/domain';
import { useEffect, useRef } from 'react';

/** The id of the button that a person's row is. */
export function rowId(uid: string): string {
  return `player-${uid}`;
}

/**
 * A row that moves to another list is drawn anew there, and the keyboard's focus is lost on the way: this sends it
 * after the row.
 * @returns to be called with whoever is moved
 */
export function useFocusFollowsRow(people: readonly PlayerInstance[]): (uid: string) => void {
  const moved = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are drawn anew when people change.
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return;
    document.getElementById(rowId(moved.current))?.focus({ preventScroll: true });
    moved.current = null;
  }, [people]);
  return (uid) => {
    moved.current = uid;
  };
}
