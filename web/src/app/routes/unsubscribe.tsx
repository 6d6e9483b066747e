import { useParams } from 'react-router-dom';
import { Unsubscribe } from '../../features/notifications/unsubscribe.tsx';
import { Page } from '../../ui/page.tsx';

/** Target of the link at the end of each email. */
export function UnsubscribeRoute() {
  const { secret = '' } = useParams();
  return (
    <Page title="Emails from Fives">
      <Unsubscribe secret={secret} />
    </Page>
  );
}
