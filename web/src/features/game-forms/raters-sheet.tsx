import { Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  type ApiContract,
  type Game,
  inRatingOrder,
  isOrganiser,
  MAX_RATERS,
  MIN_RATERS,
  plural,
  type ResponseOf,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useHistory, useStatsTable } from '../../db/games.ts';
import { useApiData } from '../../hooks/use-api-data.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveOrToast } from '../../ui/toasts.ts';

interface RatersSheetProps {
  readonly game: Game;
  readonly close: () => void;
}

export function RatersSheet({ game, close }: RatersSheetProps) {
  const response = useApiData(game.id, "Couldn't load who is asked", () =>
    callApi('listRaters', { params: { gameId: game.id } }),
  );
  return (
    <Sheet open onClose={close}>
      <SheetTitle>Ask players to rate</SheetTitle>
      <SheetBody>
        {response.status === 'loading' && <Skeleton height="24" />}
        {response.status === 'error' && <ErrorPanel error={response.error} onRetry={response.retry} />}
        {response.status === 'success' && <RaterSwitches game={game} initialRaters={response.data} />}
      </SheetBody>
    </Sheet>
  );
}

interface RaterSwitchesProps extends Pick<RatersSheetProps, 'game'> {
  readonly initialRaters: ResponseOf<ApiContract['listRaters']>;
}

function RaterSwitches({ game, initialRaters }: RaterSwitchesProps) {
  const [raters, setRaters] = useState(initialRaters);
  const table = useStatsTable(game.id);
  const history = useHistory(game.id);
  const rows = table.status === 'success' ? (table.data ?? []) : [];
  const instances = history.status === 'success' ? (history.data?.instances ?? []) : [];
  const members = rows
    .filter(({ playerId, isGuest }) => !isGuest && !isOrganiser(game, playerId))
    .map(({ playerId: uid, name }) => ({ uid, name }));
  const saveRater = async (uid: Uid, isAsked: boolean) => {
    const others = raters.filter((rater) => rater.uid !== uid);
    const next = isAsked ? [...others, { uid, rated: 0 }] : others;
    setRaters(next);
    const body = { uids: next.map((rater) => rater.uid) };
    const call = callApi('askForStars', { params: { gameId: game.id }, body });
    if (!(await saveOrToast(call, "Couldn't save that"))) setRaters(raters);
  };
  if (table.status === 'loading' || history.status === 'loading') return <Skeleton height="24" />;
  if (table.status === 'error') return <ErrorPanel error={table.error} />;
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Ask 4 to {MAX_RATERS} regulars. You see only averages, once {MIN_RATERS} of them have rated the same
        player. You never see who gave what.
      </Text>
      {members.length === 0 && <Text>No players with an account yet.</Text>}
      {inRatingOrder(members, instances).map(({ uid, name }) => (
        <SettingSwitch
          key={uid}
          label={name}
          help={ratedText(raters.find((rater) => rater.uid === uid)?.rated)}
          isOn={raters.some((rater) => rater.uid === uid)}
          onChange={(isAsked) => void saveRater(uid, isAsked)}
        />
      ))}
    </Stack>
  );
}

function ratedText(rated: number | undefined): string {
  if (rated === undefined) return 'Not asked';
  if (rated === 0) return 'Asked, no ratings yet';
  return `Rated ${plural(rated, 'player')}`;
}
