import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ColourField } from './edit-team-sheet.tsx';

function renderColours(value: string, otherTeam = { colour: '#d92323', name: 'Reds' }) {
  const onChange = vi.fn();
  const { user } = renderScreen(<ColourField {...{ value, otherTeam, onChange }} />);
  return { user, onChange };
}

const swatch = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a team colour is picked from swatches with names', async () => {
  const { user, onChange } = renderColours('#000000');
  expect(swatch('Black').checked).toBe(true);
  await user.click(swatch('White'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#FFFFFF');
});

test('the colour of the other team is disabled and shows the team name', async () => {
  const { user, onChange } = renderColours('#000000');
  await user.click(swatch('Red'));
  expect(onChange).not.toHaveBeenCalled();
  expect(swatch('Red').disabled).toBe(true);
  expect(screen.getByText(/^Red is taken/).textContent).toBe('Red is taken by Reds.');
});

test('an unlisted colour stays chosen among the swatches', () => {
  renderColours('#123abc');
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(chosen.map((radio) => radio.value)).toEqual(['#123ABC']);
});
