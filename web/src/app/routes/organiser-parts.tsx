import { Stack, Text } from '@chakra-ui/react';
import type { Game, GameId, GameInstance, GiId, Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import type { LivePlayerInstance } from '../../db/given-replies.ts';
import { Organisers, Raters, RemovedPeople } from '../../features/game-forms/people-panels.tsx';
import { type GamePerson, PeopleInResults } from '../../features/games/people/people-in-results.tsx';
import { hasAbsence, TurnoutTotals } from '../../features/instance/attendance-sheet.tsx';
import { OrganiserActions, RemovePlayer } from '../../features/instance/entry/entry-actions.tsx';
import { MergeForm } from '../../features/instance/entry/merge-form.tsx';
import { useInstanceView } from '../../features/instance/use-instance.ts';
import { useApiData } from '../../hooks/use-api.ts';
import { type SignedIn, useSession } from '../../session/session.ts';
import { Loaded } from '../../ui/live-page.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { Sheet } from '../../ui/sheet.tsx';

export interface OrganiserPartsProps {
  readonly game: Game;
  readonly uid: Uid;
  readonly people: readonly GamePerson[];
}

export function OrganiserParts({ game, uid, people }: OrganiserPartsProps) {
  return (
    <>
      <Organisers game={game} uid={uid} people={people} />
      <PeopleInResults game={game} people={people} />
      <Raters game={game} />
      <GameTurnout gameId={game.id} />
      <RemovedPeople game={game} />
    </>
  );
}

function GameTurnout({ gameId }: { readonly gameId: GameId }) {
  const live = useApiData(gameId, "Couldn't load the turnout", () =>
    callApi('getTurnout', { params: { gameId } }),
  );
  return (
    <SettingsPanel title="Turnout" help="No-shows and late drop-outs. Only organisers see this.">
      <Loaded live={live}>
        {(turnout) =>
          turnout.turnout.some(hasAbsence) ? (
            <TurnoutTotals turnout={turnout} />
          ) : (
            <Text>Everyone turned up.</Text>
          )
        }
      </Loaded>
    </SettingsPanel>
  );
}

export interface PersonSheetProps {
  readonly giId: GiId;
  readonly person: GamePerson;
  readonly people: readonly GamePerson[];
  readonly close: () => void;
}

export function PersonSheet({ giId, person, people, close }: PersonSheetProps) {
  const live = useGameInstance(giId);
  return (
    <Sheet title={<bdi>{person.name}</bdi>} open onClose={close}>
      <Loaded live={live}>
        {(instance) =>
          instance && <Actions instance={instance} person={person} people={people} onDone={close} />
        }
      </Loaded>
    </Sheet>
  );
}

interface ActionsProps extends Pick<PersonSheetProps, 'person' | 'people'> {
  readonly instance: GameInstance;
  readonly onDone: () => void;
}

function Actions(props: ActionsProps) {
  const session = useSession();
  return session.status === 'player' ? <PlayerActions {...props} session={session} /> : null;
}

function PlayerActions({ instance, person, people, onDone, session }: ActionsProps & { session: SignedIn }) {
  const { view } = useInstanceView(instance, session);
  const playerInstanceOf = (each: GamePerson): LivePlayerInstance =>
    view.people?.find(({ uid }) => uid === each.uid) ?? { ...NO_PLAYER_INSTANCE, ...each };
  const props = {
    view: { ...view, people: people.map(playerInstanceOf) },
    person: playerInstanceOf(person),
    onDone,
  };
  return (
    <Stack gap="5">
      <OrganiserActions {...props} />
      {person.isGuest && <MergeForm {...props} />}
      <RemovePlayer {...props} />
    </Stack>
  );
}

const NO_PLAYER_INSTANCE = {
  status: 'UNANSWERED',
  team: 'NO_TEAM',
  repliedAt: null,
  motmVotesReceived: 0,
  isPending: false,
} as const;
