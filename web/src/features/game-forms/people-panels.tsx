import { Button, HStack, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  type ApiContract,
  FORMER_PLAYER_NAME,
  type Game,
  inRatingOrder,
  isLeadOrganiser,
  isOrganiser,
  MAX_RATERS,
  MIN_RATERS,
  organisersOf,
  plural,
  type ResponseOf,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useHistory, useStatsTable } from '../../db/games.ts';
import { dataOf } from '../../db/live.ts';
import { useApiData } from '../../hooks/use-api.ts';
import { ConfirmButton } from '../../ui/buttons.tsx';
import { Loaded } from '../../ui/live-page.tsx';
import { ErrorPanel } from '../../ui/messages.tsx';
import { PersonName } from '../../ui/person.tsx';
import { SettingSwitch, SettingsPanel } from '../../ui/settings.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';

interface OrganisersProps {
  readonly game: Game;
  readonly uid: Uid;
  readonly people: readonly { readonly uid: Uid; readonly name: string }[];
}

export function Organisers({ game, uid, people }: OrganisersProps) {
  const stepDown = async () => {
    const call = callApi('removeOrganiser', { params: { gameId: game.id, uid } });
    if (await saveOrToast(call, "Couldn't step down")) toastSuccess("You're no longer an organiser");
  };
  return (
    <SettingsPanel
      title="Organisers"
      help={`${organisersText(game, uid, people)} To add an organiser, tap Manage next to their name.`}
    >
      {!isLeadOrganiser(game, uid) && (
        <ConfirmButton
          label="Step down"
          question="Step down as an organiser"
          no="Stay"
          yes="Step down"
          isDestructive
          onYes={() => void stepDown()}
        >
          <Text>You stay in the game as a player. Any organiser can add you back.</Text>
        </ConfirmButton>
      )}
    </SettingsPanel>
  );
}

function organisersText(game: Game, uid: Uid, people: OrganisersProps['people']): string {
  const others = organisersOf(game).filter((each) => each !== uid);
  if (others.length === 0) return "You're the only organiser.";
  const names = others.map(
    (each) => people.find((person) => person.uid === each)?.name ?? FORMER_PLAYER_NAME,
  );
  const all = ['You', ...names];
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)} organise this game.`;
}

export function Raters({ game }: { readonly game: Game }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsPanel
      title="Player ratings"
      help="Fair teams use the organisers' average rating. You can ask players to rate each other too, in private."
    >
      <Button variant="outline" alignSelf="start" onClick={() => setIsOpen(true)}>
        Ask players to rate
      </Button>
      {isOpen && <RatersSheet game={game} close={() => setIsOpen(false)} />}
    </SettingsPanel>
  );
}

export function RemovedPeople({ game }: { readonly game: Game }) {
  const removed = Object.entries(game.removed).toSorted(([, a], [, b]) => a.localeCompare(b));
  if (removed.length === 0) return null;
  const unban = async (uid: Uid, name: string) => {
    const call = callApi('letInAgain', { params: { gameId: game.id, uid } });
    if (await saveOrToast(call, `Couldn't let ${name} back in`)) toastSuccess(`${name} can join again`);
  };
  return (
    <SettingsPanel title="Removed players" help="They can't see or join the game.">
      <List.Root listStyle="none" gap="2">
        {removed.map(([uid, name]) => (
          <List.Item key={uid}>
            <HStack justify="space-between" gap="3">
              <PersonName name={name} fontWeight="600" />
              <Button variant="outline" size="sm" onClick={() => void unban(uid, name)}>
                Let back in
              </Button>
            </HStack>
          </List.Item>
        ))}
      </List.Root>
    </SettingsPanel>
  );
}

interface RatersSheetProps {
  readonly game: Game;
  readonly close: () => void;
}

function RatersSheet({ game, close }: RatersSheetProps) {
  const response = useApiData(game.id, "Couldn't load who is asked", () =>
    callApi('listRaters', { params: { gameId: game.id } }),
  );
  return (
    <Sheet title="Ask players to rate" open onClose={close}>
      <Loaded live={response}>{(raters) => <RaterSwitches game={game} initialRaters={raters} />}</Loaded>
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
  const rows = dataOf(table) ?? [];
  const instances = dataOf(history)?.instances ?? [];
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
