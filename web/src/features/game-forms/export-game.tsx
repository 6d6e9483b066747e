import { Flex } from '@chakra-ui/react';
import type { Game } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { saveAsJson, saveFile } from '../../lib/share.ts';
import { DownloadButton } from '../../ui/buttons.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';

const FAILURE = "Couldn't download the results";

export function ExportGame({ game }: { readonly game: Game }) {
  return (
    <SettingsPanel title="Download your results" help="Every result, with who played in which team.">
      <ExportButtons game={game} />
    </SettingsPanel>
  );
}

export function ExportButtons({ game }: { readonly game: Game }) {
  const { name } = game;
  const params = { gameId: game.id };
  const downloadCsv = async () => {
    const csv = await callApi('exportResults', { params });
    saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv' }));
  };
  const downloadJson = async () => saveAsJson(`${name}.json`, await callApi('exportGame', { params }));
  return (
    <Flex gap="3" wrap="wrap">
      <DownloadButton label="Spreadsheet (CSV)" failure={FAILURE} download={downloadCsv} />
      <DownloadButton label="Data (JSON)" failure={FAILURE} download={downloadJson} />
    </Flex>
  );
}
