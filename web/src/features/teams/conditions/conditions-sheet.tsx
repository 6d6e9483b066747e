import { Text } from '@chakra-ui/react';
import { EMPTY_NOTES, type Uid } from '@fives/domain';
import { useState } from 'react';
import { useOrganiserNotes } from '../../../db/organiser-notes.ts';
import { ErrorPanel } from '../../../ui/messages.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import { ConditionsList, type ConditionsProps } from './conditions-list.tsx';
import { PersonConditions } from './person-conditions.tsx';
import { useChangedNotes } from './use-changed-notes.ts';

interface ConditionsSheetProps extends Pick<ConditionsProps, 'view' | 'fairSettings'> {
  readonly uid: Uid;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function ConditionsSheet({ uid, view, fairSettings, onClose, finalFocus }: ConditionsSheetProps) {
  const { gameId } = view.instance;
  // People whom a player brought are not members of the game. The rules allow stars only for members.
  const people = view.people.filter(({ broughtBy }) => !broughtBy);
  const [opened, setOpened] = useState<string | null>(null);
  const person = people.find((each) => each.uid === opened);
  const live = useOrganiserNotes(gameId, uid);
  const { changed, save } = useChangedNotes(gameId, uid, "Couldn't save your ratings and rules");
  const known = live.status === 'success' ? live.data : null;
  const shared = { view, people, fairSettings, notes: changed ?? known ?? EMPTY_NOTES, onSave: save };
  return (
    <Sheet open onClose={onClose} finalFocus={finalFocus}>
      <SheetTitle>{person ? <bdi>{person.name}</bdi> : 'Ratings and rules'}</SheetTitle>
      <SheetBody>
        {live.status === 'loading' && <Text color="fg.muted">Loading…</Text>}
        {live.status === 'error' && <ErrorPanel error={live.error} />}
        {live.status === 'success' &&
          (person ? (
            <PersonConditions {...shared} person={person} onBack={() => setOpened(null)} />
          ) : (
            <ConditionsList {...shared} lastUid={opened} onOpen={setOpened} />
          ))}
      </SheetBody>
    </Sheet>
  );
}
