import { Button } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/refusal.ts';
import { saveAsJson } from '../../lib/save-file.ts';
import { ActionPanel } from '../../ui/settings-panel.tsx';
import { toastError } from '../../ui/toasts.ts';

export function OwnData({ uid }: { readonly uid: Uid }) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const data = await callApi('exportOwnData', { params: { id: uid } });
      saveAsJson(`fives-${data.exportedAt.slice(0, 10)}.json`, data);
    } catch (error) {
      toastError(toRefusal(error, "Couldn't download your data").message);
    }
    setBusy(false);
  };
  return (
    <ActionPanel title="Your data" help="Everything we hold about you, in one file.">
      <Button
        variant="outline"
        alignSelf="flex-start"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void download()}
      >
        Download my data
      </Button>
    </ActionPanel>
  );
}
