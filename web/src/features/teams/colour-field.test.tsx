import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ColourField } from './colour-field.tsx';

test('a team colour is picked from swatches that have names', async () => {
  const onChange = vi.fn();
  const { user } = renderScreen(<ColourField label="Team Colour" value="#000000" onChange={onChange} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Black' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'White' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#FFFFFF');
});

test('a colour from elsewhere is among the swatches, and stays chosen', () => {
  renderScreen(<ColourField label="Team Colour" value="#123abc" onChange={vi.fn()} />);
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(chosen.map((radio) => radio.value)).toEqual(['#123ABC']);
});
