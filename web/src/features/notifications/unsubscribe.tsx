import { Button, Spinner } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { FormError } from '../../ui/form.tsx';
import { MessagePanel } from '../../ui/messages.tsx';

/** Ends the emails for a secret. Requires a tap, because mail programs open links automatically. */
export function Unsubscribe({ secret }: { readonly secret: string }) {
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const end = async () => {
    setState('busy');
    setProblem(null);
    try {
      await callApi('unsubscribe', { params: { secret } });
      setState('done');
    } catch (error) {
      setProblem(toRefusal(error, "Couldn't unsubscribe you").message);
      setState('asking');
    }
  };
  if (state === 'done') {
    return (
      <MessagePanel
        level="h1"
        title="You're unsubscribed"
        text="You'll still see notifications in Fives. You can turn emails back on in notification settings."
      >
        <Button asChild>
          <Link to={appPaths.notificationSettings()}>Notification settings</Link>
        </Button>
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
      <Button disabled={state === 'busy'} aria-busy={state === 'busy'} onClick={() => void end()}>
        {state === 'busy' && <Spinner size="sm" aria-hidden="true" />}
        Unsubscribe
      </Button>
    </MessagePanel>
  );
}
