import { useParams } from 'react-router-dom';
import { Unsubscribe } from '../../features/notifications/unsubscribe.tsx';
import { Page } from '../../ui/page.tsx';

export function UnsubscribeRoute() {
  const { secret = '' } = useParams();
  return (
    <Page title="Emails from Fives">
      <Unsubscribe secret={secret} />
    </Page>
  );
}
