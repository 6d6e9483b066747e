import { act, render } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { showUser, useUid } from './session.ts';

test('a log-out ends the listeners of the user at once', () => {
  const listeners = new Set<string>();
  render(<Listening to={listeners} />);
  act(() => showUser({ uid: 'sam', isAnonymous: true } as User));
  expect([...listeners]).toEqual(['sam']);

  // Not in `act`, which would also end a listener of a later render.
  showUser(null);
  expect([...listeners]).toEqual([]);
});

function Listening({ to }: { readonly to: Set<string> }) {
  const uid = useUid();
  useEffect(() => {
    if (uid === null) return;
    to.add(uid);
    return () => {
      to.delete(uid);
    };
  }, [uid, to]);
  return null;
}
