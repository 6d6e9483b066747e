import { Button, Icon, Stack, Text } from '@chakra-ui/react';
import type { PlayerInstance } from '@fives/domain';
import { LuUserX } from 'react-icons/lu';
import { BibIcon } from '../../components/bib-icon.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../components/ui/sheet.tsx';
import { SIDES, type Side, type TeamLook } from './squads.ts';
import type { LineUp } from './use-line-up.ts';

export interface PlayerSheetProps {
  readonly person: PlayerInstance;
  readonly looks: Record<Side, TeamLook>;
  readonly lineUp: LineUp;
  readonly onClose: () => void;
}

/** Where one person can go from where they are. */
export function PlayerSheet({ person, looks, lineUp, onClose }: PlayerSheetProps) {
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
          {SIDES.filter((side) => side !== person.team).map((side) => (
            <Button
              key={side}
              size="lg"
              variant="outline"
              justifyContent="flex-start"
              onClick={() => choose(() => lineUp.move(person, side))}
            >
              <BibIcon colour={looks[side].colour} />
              <MoveLabel name={looks[side].name} />
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
              {person.team === 'NO_TEAM' ? 'Not playing' : 'Take out: not playing'}
            </Button>
          )}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

function MoveLabel({ name }: { readonly name: string }) {
  return (
    <Text as="span" truncate minW="0">
      Move to <bdi>{name}</bdi>
    </Text>
  );
}
