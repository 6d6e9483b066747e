import { Skeleton, Stack } from '@chakra-ui/react';
import type { GameInstance, GiId } from '@fives/domain';
import { useGameInstance } from '../../db/game-instances.ts';
import type { LivePlayerInstance } from '../../db/given-replies.ts';
import type { GamePerson } from '../../features/games/people/people-in-results.tsx';
import { RemovePlayer } from '../../features/instance/entry/entry-changes.tsx';
import { MergeForm } from '../../features/instance/entry/merge-form.tsx';
import { OrganiserActions } from '../../features/instance/entry/organiser-actions.tsx';
import { useInstanceView } from '../../features/instance/use-instance.ts';
import { type SignedIn, useSession } from '../../session/session.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';

export interface PersonSheetProps {
  readonly giId: GiId;
  readonly person: GamePerson;
  readonly people: readonly GamePerson[];
  readonly close: () => void;
}

export function PersonSheet({ giId, person, people, close }: PersonSheetProps) {
  const live = useGameInstance(giId);
  return (
    <Sheet open onClose={close}>
      <SheetTitle>
        <bdi>{person.name}</bdi>
      </SheetTitle>
      <SheetBody>
        {live.status === 'loading' && <Skeleton height="24" />}
        {live.status === 'error' && <ErrorPanel error={live.error} />}
        {live.status === 'success' && live.data && (
          <Actions instance={live.data} person={person} people={people} onDone={close} />
        )}
      </SheetBody>
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
