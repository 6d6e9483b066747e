import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { GamePage, type GamePageView } from '../../features/games/game-page.tsx';
import { GamePeople, useGamePeople } from '../../features/games/people/people-in-results.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ErrorPanel } from '../../ui/messages.tsx';
import type { OrganiserPartsProps } from './organiser-parts.tsx';
import type { PersonSheetProps } from './person-sheet.tsx';

const OrganiserParts = lazyPart<OrganiserPartsProps>(
  async () => (await import('./organiser-parts.tsx')).OrganiserParts,
);
const PersonSheet = lazyPart<PersonSheetProps>(async () => (await import('./person-sheet.tsx')).PersonSheet);

export function PeopleRoute() {
  return <GamePage title="People">{(view) => <People {...view} />}</GamePage>;
}

function People({ game, uid, may }: GamePageView) {
  const live = useGamePeople(game);
  const [managedUid, setManagedUid] = useState<string | null>(null);
  if (live.status === 'loading') return <Skeleton height="64" borderRadius="2xl" />;
  if (live.status === 'error') return <ErrorPanel error={live.error} />;
  const { people, giId } = live;
  const person = people.find((each) => each.uid === managedUid);
  return (
    <>
      <GamePeople
        game={game}
        uid={uid}
        people={people}
        onManage={may.has('managePeople') && giId !== null ? setManagedUid : null}
      />
      {may.has('managePeople') && <OrganiserParts game={game} uid={uid} people={people} />}
      {person && giId !== null && (
        <PersonSheet giId={giId} person={person} people={people} close={() => setManagedUid(null)} />
      )}
    </>
  );
}
