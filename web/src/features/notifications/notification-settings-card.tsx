import { LuBellRing } from 'react-icons/lu';
import { appPaths } from '../../config/paths.ts';
import { LinkCard } from '../../ui/cards.tsx';

export function NotificationSettingsCard() {
  return (
    <LinkCard
      to={appPaths.notificationSettings()}
      icon={<LuBellRing />}
      title="Notification settings"
      text="Choose what you hear about, and where."
    />
  );
}
