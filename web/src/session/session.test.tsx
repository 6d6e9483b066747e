import { act, render } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';

const watchUser = vi.fn<(onUser: (user: User | null) => void) => void>();
vi.doMock('./watch-user.ts', () => ({ watchUser }));
// Other test files share the module, so this file loads a new one.
vi.resetModules();
const { useUid } = await import('./session.ts');

test('a log-out ends the listeners of the user at once', async () => {
  const listeners = new Set<string>();
  render(<Listening to={listeners} />);
  await vi.waitFor(() => expect(watchUser).toHaveBeenCalled());
  const [onUser] = watchUser.mock.lastCall ?? [];
  await act(async () => onUser?.({ uid: 'sam', isAnonymous: true } as User));
  expect([...listeners]).toEqual(['sam']);

  // Not in `act`, which would also end a listener of a later render.
  onUser?.(null);
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
