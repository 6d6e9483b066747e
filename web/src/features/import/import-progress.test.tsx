import type { GameImportResponse } from '@fives/domain';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ImportProgress } from './import-progress.tsx';

const RUNNING: GameImportResponse = {
  _id: 'paste',
  by: 'olive',
  createdAt: '2026-06-16T18:00:00.000Z',
  state: 'RUNNING',
  games: 40,
  totals: 0,
  created: 10,
};

describe('import in progress', () => {
  test.each([
    ['RUNNING', 'Stop and undo'],
    ['UNDOING', 'Undo again'],
  ] as const)('can be undone while it is %s', async (state, name) => {
    const undo = vi.fn(() => Promise.resolve());
    const { user } = renderScreen(<ImportProgress gameImport={{ ...RUNNING, state }} undo={undo} />);
    await user.click(screen.getByRole('button', { name }));
    expect(undo).toHaveBeenCalledWith('paste');
  });
});
