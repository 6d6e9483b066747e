import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { OddRows } from './odd-rows.tsx';

test('a column gets the meaning that the organiser chooses', async () => {
  const onChange = vi.fn();
  const rows = [
    ['Date', 'x'],
    ['2026-03-12', 'Ann'],
  ];
  const { user } = renderScreen(
    <ColumnsStep columns={['DATE', 'NONE']} rows={rows} isBusy={false} onChange={onChange} />,
  );
  screen.getByText('Ann');
  await user.selectOptions(screen.getByLabelText('Column 2: x'), 'Team A players');
  expect(onChange).toHaveBeenCalledWith(['DATE', 'TEAM_A']);
});

test('an odd row is corrected in the text', async () => {
  const onCorrect = vi.fn();
  const text = 'Date,A,B,Score\r\n12/3/2026,Ann,Ben,05-Mar';
  const row = { line: 2, text: '12/3/2026,Ann,Ben,05-Mar', reason: 'SCORE_IS_DATE' } as const;
  const { user } = renderScreen(<OddRows unclear={[row]} text={text} isBusy={false} onCorrect={onCorrect} />);
  screen.getByText('Line 2: This score looks like a date');
  await user.clear(screen.getByLabelText('Line 2'));
  await user.type(screen.getByLabelText('Line 2'), '12/3/2026,Ann,Ben,5-3');
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(onCorrect).toHaveBeenCalledWith('Date,A,B,Score\n12/3/2026,Ann,Ben,5-3');
});

test('a row of an export has no field', () => {
  const row = { line: 1, text: 'Ann, Ben', reason: 'FUTURE_DATE' } as const;
  renderScreen(<OddRows unclear={[row]} text="{}" isBusy={false} onCorrect={vi.fn()} />);
  expect(screen.queryByRole('textbox')).toBeNull();
});
