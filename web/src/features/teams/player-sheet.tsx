import { Button, Icon, Stack, Text } from '@chakra-ui/react';
import { type GameInstance, type PlayerInstance, TEAMS, type Uid } from '@fives/domain';
import { Suspense } from 'react';
import { LuUserX } from 'react-icons/lu';
import { BibIcon } from '../../shared/game/game-parts.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { type TeamLists, teamLooks } from './team-lists.ts';
import type { LineUpActions } from './use-line-up.ts';

// The engine for the chances loads only for viewers who can swap players.
const SwapList = lazyPart(async () => (await import('./fair/swap-list.tsx')).SwapList);

export interface PlayerSheetProps {
  readonly uid: Uid;
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly lists: TeamLists;
  readonly person: PlayerInstance;
  readonly lineUp: LineUpActions;
  readonly onClose: () => void;
}

export function PlayerSheet({ uid, instance, people, lists, person, lineUp, onClose }: PlayerSheetProps) {
  const looks = teamLooks(instance);
  const other = TEAMS.find((team) => team !== person.team);
  const choose = (change: () => void) => {
    change();
    onClose();
  };
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>
        <bdi>{person.name}</bdi>
      </SheetTitle>
      <SheetBody>
        <Stack gap="3">
          {TEAMS.filter((team) => team !== person.team).map((team) => (
            <Button
              key={team}
              size="lg"
              h="auto"
              minH="12"
              py="1.5"
              variant="outline"
              justifyContent="flex-start"
              onClick={() => choose(() => lineUp.move(person, team))}
            >
              <BibIcon colour={looks[team].colour} />
              <MoveLabel name={looks[team].name} />
            </Button>
          ))}
          {person.status !== 'NOT_PLAYING' && (
            <Button
              size="lg"
              variant="outline"
              justifyContent="flex-start"
              onClick={() => choose(() => lineUp.takeOut(person))}
            >
              <Icon boxSize="6" mx="0.5">
                <LuUserX aria-hidden="true" />
              </Icon>
              {person.team === 'NO_TEAM' ? 'Not playing' : 'Mark as not playing'}
            </Button>
          )}
          {person.team !== 'NO_TEAM' && other && (
            <Suspense fallback={null}>
              <SwapList
                {...{ uid, instance, people, lists, person, other }}
                onSwap={(partner) => choose(() => lineUp.swap(person, partner))}
              />
            </Suspense>
          )}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

function MoveLabel({ name }: { readonly name: string }) {
  return (
    <Text as="span" whiteSpace="normal" overflowWrap="anywhere" textAlign="start" minW="0">
      Move to <bdi>{name}</bdi>
    </Text>
  );
}
