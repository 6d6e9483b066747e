import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { compareNames, FEWEST_ASKED_TO_COUNT, type Game, isOrganiser, MOST_ASKED } from '@fives/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useStatsTable } from '../../db/games.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveVisibly } from '../../ui/toasts.ts';

export interface RatersSheetProps {
  readonly game: Game;
  readonly close: () => void;
}

/** Of how many people each member has said something who is asked. */
type Raters = ReadonlyMap<string, number>;

/** Which members are asked for stars: a switch for each, saved at once. */
export function RatersSheet({ game, close }: RatersSheetProps) {
  const [raters, setRaters] = useState<Raters | Error | null>(null);
  useEffect(() => {
    callApi('listRaters', { params: { gameId: game.id } }).then(
      (list) => setRaters(new Map(list.map(({ uid, rated }) => [uid, rated]))),
      setRaters,
    );
  }, [game.id]);
  return (
    <Sheet open onClose={close}>
      <SheetTitle>Ask players to rate</SheetTitle>
      <SheetBody>
        {raters === null && <Skeleton height="24" />}
        {raters instanceof Error && <ErrorPanel error={raters} />}
        {raters instanceof Map && <RaterSwitches game={game} raters={raters} onChange={setRaters} />}
      </SheetBody>
    </Sheet>
  );
}

interface RaterSwitchesProps extends Pick<RatersSheetProps, 'game'> {
  readonly raters: Raters;
  readonly onChange: (raters: Raters) => void;
}

function RaterSwitches({ game, raters, onChange }: RaterSwitchesProps) {
  const table = useStatsTable(game.id);
  const rows = table.status === 'success' ? (table.data ?? []) : [];
  const members = rows
    .filter(({ playerId, isGuest }) => !isGuest && !isOrganiser(game, playerId))
    .map(({ playerId: uid, name }) => ({ uid, name }))
    .toSorted(compareNames);
  const ask = async (uid: string, isAsked: boolean) => {
    const { [uid]: _, ...others } = Object.fromEntries(raters);
    const next = new Map(Object.entries(isAsked ? { ...others, [uid]: 0 } : others));
    onChange(next);
    const call = callApi('askForStars', { params: { gameId: game.id }, body: { uids: [...next.keys()] } });
    if (!(await saveVisibly(call, "Couldn't save that"))) onChange(raters);
  };
  if (table.status === 'loading') return <Skeleton height="24" />;
  if (table.status === 'error') return <ErrorPanel error={table.error} />;
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Ask 4 to {MOST_ASKED} regulars. You see only averages, once {FEWEST_ASKED_TO_COUNT} of them have rated
        the same player. You never see who gave what.
      </Text>
      {members.length === 0 && <Text>No players with an account yet.</Text>}
      {members.map(({ uid, name }) => (
        <SettingSwitch
          key={uid}
          label={name}
          help={ratedText(raters.get(uid))}
          isOn={raters.has(uid)}
          onChange={(isAsked) => void ask(uid, isAsked)}
        />
      ))}
    </Stack>
  );
}

function ratedText(rated: number | undefined): string {
  if (rated === undefined) return 'Not asked';
  if (rated === 0) return 'Asked, no ratings yet';
  return `Rated ${rated} ${rated === 1 ? 'player' : 'players'}`;
}
