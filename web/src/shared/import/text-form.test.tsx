import { MAX_EXPORT_BYTES } from '@fives/domain';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { decodeText, TextForm } from './text-form.tsx';

test('a file is read and checked unless it is too large', async () => {
  const onCheck = vi.fn(() => Promise.resolve());
  const { user } = renderScreen(
    <TextForm
      {...{ label: 'Your list', help: '', example: '', button: 'Check', missing: 'Empty', failure: '' }}
      text=""
      onText={vi.fn()}
      onCheck={onCheck}
    />,
  );
  const large = new File(['a'.repeat(MAX_EXPORT_BYTES + 1)], 'large.txt');
  await user.upload(screen.getByLabelText('File'), large);
  await screen.findByText(/^This file is too large/);
  expect(onCheck).not.toHaveBeenCalled();
  await user.upload(screen.getByLabelText('File'), new File(['1. Tom'], 'list.txt'));
  await vi.waitFor(() => expect(onCheck).toHaveBeenCalledWith('1. Tom'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Empty');
});

test.each([
  ['UTF-8', [0x5a, 0x6f, 0xc3, 0xab]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xab]],
  ['UTF-16 of Excel', [0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]],
  ['Windows-1252', [0x5a, 0x6f, 0xeb]],
])('reads a file in %s', (_encoding, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('Zoë');
});
