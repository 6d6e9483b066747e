import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TextForm } from './text-form.tsx';

test('a file is read and checked unless it is too large', async () => {
  const onCheck = vi.fn(() => Promise.resolve());
  const { user } = renderScreen(
    <TextForm
      {...{ label: 'Your list', help: '', example: '', button: 'Check', missing: 'Empty', failure: '' }}
      maxBytes={() => 10}
      text=""
      onText={vi.fn()}
      onCheck={onCheck}
    />,
  );
  await user.upload(screen.getByLabelText('File'), new File(['1. Tom Harris'], 'list.txt'));
  await screen.findByText(/^That's more than/);
  expect(onCheck).not.toHaveBeenCalled();
  await user.upload(screen.getByLabelText('File'), new File(['1. Tom'], 'list.txt'));
  await vi.waitFor(() => expect(onCheck).toHaveBeenCalledWith('1. Tom'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Empty');
});
