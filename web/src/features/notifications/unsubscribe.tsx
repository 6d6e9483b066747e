import { Button, Spinner } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { FormError } from '../../ui/form.tsx';
import { MessagePanel } from '../../ui/messages.tsx';

/** Ends the emails to whom a secret was sent, after a tap: programs open links by themselves. */
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
      setProblem(toRefusal(error, 'Your emails were not ended').message);
      setState('asking');
    }
  };
  if (state === 'done') {
    return (
      <MessagePanel
        level="h1"
        title="No more emails"
        text="Your notifications are in Fives whenever you open it. You can turn emails on again in your notification settings."
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
      title="Get no more emails?"
      text="Fives emails you because none of your devices shows its notifications."
    >
      <FormError message={problem} />
      <Button disabled={state === 'busy'} aria-busy={state === 'busy'} onClick={() => void end()}>
        {state === 'busy' && <Spinner size="sm" aria-hidden="true" />}
        No more emails
      </Button>
    </MessagePanel>
  );
}
