import { GAME_SETTINGS } from '@fives/domain';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from './render-screen.tsx';
import { SettingSwitch } from './switches.tsx';

test('automatic invites show their help text and change with one tap', async () => {
  const onChange = vi.fn();
  const { label, help: text } = GAME_SETTINGS.autoInvites.control;
  const { user } = renderScreen(<SettingSwitch label={label} help={text} isOn={false} onChange={onChange} />);
  const help = 'After the first game is played, invites go automatically to all players in the pool.';
  expect(screen.getByText(help)).toBeTruthy();
  await user.click(screen.getByText('Automatic invites'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});
