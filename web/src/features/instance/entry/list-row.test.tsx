import type { ImportResponse } from '@fives/domain';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { type EditedRow, ListRow, toEntries, toRows } from './list-row.tsx';

const PREVIEW: Pick<ImportResponse, 'entries' | 'unclear'> = {
  entries: [
    {
      ...{ line: 1, name: 'Tom', status: 'PLAYING', isReserve: false, plusOnes: 1, uid: null },
      suggestions: [{ uid: 'tom', name: 'Tom Harris' }],
    },
  ],
  unclear: [{ line: 2, text: '2. Galleta', reason: 'REMARK', name: 'Galleta' }],
};

let rows: readonly EditedRow[] = [];

function Rows() {
  const [edited, setEdited] = useState(() => toRows(PREVIEW));
  rows = edited;
  return edited.map((row) => (
    <ListRow
      key={row.line}
      row={row}
      change={undefined}
      people={[]}
      onChange={(next) => setEdited(edited.map((each) => (each === row ? next : each)))}
    />
  ));
}

test('the organiser changes rows of a pasted list and says who a similar name is', async () => {
  const { user } = renderScreen(<Rows />);
  expect(rows[0]?.uid).toBeUndefined();
  await user.selectOptions(screen.getByLabelText('Who is Tom?'), 'Tom Harris');
  const tom = { line: 1, name: 'Tom', status: 'PLAYING', isReserve: false, plusOnes: 1, uid: 'tom' };
  expect(toEntries(rows)).toEqual([tom]);
  await user.selectOptions(screen.getByLabelText('Who is Tom?'), 'Someone new');
  await user.selectOptions(screen.getByLabelText(/^Reply of/), 'Reserve');
  await user.selectOptions(screen.getByLabelText(/^Plus-ones of/), 'No +1');
  await user.type(screen.getByLabelText('Name'), 'my ');
  const tommy = { ...tom, name: 'Tommy', isReserve: true, plusOnes: 0, uid: null };
  expect(toEntries(rows)).toEqual([tommy]);
  await user.click(screen.getByRole('checkbox', { name: /Line 1/ }));
  expect(toEntries(rows)).toEqual([]);
  screen.getByText('2. Galleta');
  await user.click(screen.getByRole('checkbox', { name: /Line 2: Other lines have this word as a remark/ }));
  expect(toEntries(rows)).toMatchObject([{ line: 2, name: 'Galleta', status: 'PLAYING', uid: null }]);
});
