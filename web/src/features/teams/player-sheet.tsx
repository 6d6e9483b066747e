import { Button, Icon, Stack, Text } from '@chakra-ui/react';
import { type PlayerInstance, TEAMS, type Uid } from '@fives/domain';
import { Suspense } from 'react';
import { LuUserX } from 'react-icons/lu';
import { BibIcon } from '../../shared/game/game-parts.tsx';
import { lazyOptionalPart } from '../../ui/load-on-demand.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import type { TeamsView } from './team-lists.ts';
import type { LineUpActions } from './use-line-up.ts';

// Loads the code for fair teams only for viewers who can swap players.
const SwapList = lazyOptionalPart(async () => (await import('./fair/swap-list.tsx')).SwapList);

interface PlayerSheetProps {
  readonly view: TeamsView;
  readonly uid: Uid;
  readonly person: PlayerInstance;
  readonly lineUp: LineUpActions;
  readonly onClose: () => void;
}

export function PlayerSheet({ view, uid, person, lineUp, onClose }: PlayerSheetProps) {
  const { looks } = view;
  const otherTeams = TEAMS.filter((team) => team !== person.team);
  const [otherTeam] = otherTeams;
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
          {otherTeams.map((team) => (
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
              <Text as="span" whiteSpace="normal" overflowWrap="anywhere" textAlign="start" minW="0">
                Move to <bdi>{looks[team].name}</bdi>
              </Text>
            </Button>
          ))}
          {person.status !== 'NOT_PLAYING' && (
            <Button
              size="lg"
              variant="outline"
              justifyContent="flex-start"
              onClick={() => choose(() => lineUp.markNotPlaying(person))}
            >
              <Icon boxSize="6" mx="0.5">
                <LuUserX aria-hidden="true" />
              </Icon>
              {person.team === 'NO_TEAM' ? 'Not playing' : 'Mark as not playing'}
            </Button>
          )}
          {person.team !== 'NO_TEAM' && otherTeam && (
            <Suspense fallback={null}>
              <SwapList
                {...{ view, uid, person }}
                otherTeam={otherTeam}
                onSwap={(partner) => choose(() => lineUp.swap(person, partner))}
              />
            </Suspense>
          )}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
