import type { Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { saveAsJson } from '../../lib/save-file.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { ActionPanel } from '../../ui/settings-panel.tsx';

export function OwnData({ uid }: { readonly uid: Uid }) {
  const download = async () => {
    const data = await callApi('exportOwnData', { params: { id: uid } });
    saveAsJson(`fives-${data.exportedAt.slice(0, 10)}.json`, data);
  };
  return (
    <ActionPanel title="Your data" help="Everything we hold about you, in one file.">
      <DownloadButton label="Download my data" failure="Couldn't download your data" download={download} />
    </ActionPanel>
  );
}
