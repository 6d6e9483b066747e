import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { useCall } from '../../hooks/use-api.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { MessagePanel } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

export function UnsubscribeRoute() {
  const { secret = '' } = useParams();
  return (
    <Page title="Emails from Fives">
      <Unsubscribe secret={secret} />
    </Page>
  );
}

/** Requires a tap, because mail programs may open links automatically. */
function Unsubscribe({ secret }: { readonly secret: string }) {
  const [isDone, setDone] = useState(false);
  const { run, isBusy, problem } = useCall("Couldn't unsubscribe you", async () => {
    await callApi('unsubscribe', { params: { secret } });
    setDone(true);
  });
  if (isDone) {
    return (
      <MessagePanel
        level="h1"
        title="You're unsubscribed"
        text="You'll still see notifications in Fives. You can turn emails back on in notification settings."
      >
        <LinkButton to={appPaths.notificationSettings()}>Notification settings</LinkButton>
      </MessagePanel>
    );
  }
  return (
    <MessagePanel
      level="h1"
      title="Unsubscribe from emails?"
      text="You get emails because notifications aren't on for any of your devices."
    >
      <FormError message={problem} />
      <SubmitButton size="md" isBusy={isBusy} onClick={() => void run()}>
        Unsubscribe
      </SubmitButton>
    </MessagePanel>
  );
}
