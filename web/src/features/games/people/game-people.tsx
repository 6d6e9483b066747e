import { Badge, Button, Flex, HStack, List } from '@chakra-ui/react';
import { badgeOf, type Game, isLeadOrganiser, plural, type Uid } from '@fives/domain';
import { PersonBadges, PersonName } from '../../../ui/person.tsx';
import { SettingsPanel } from '../../../ui/settings-panel.tsx';
import type { GamePageView } from '../game-page.tsx';
import type { GamePerson } from './use-game-people.ts';

export interface GamePeopleProps extends Pick<GamePageView, 'game' | 'uid'> {
  readonly people: readonly GamePerson[];
  /** Null if the viewer is not an organiser. */
  readonly onManage: ((uid: Uid) => void) | null;
}

export function GamePeople({ game, uid, people, onManage }: GamePeopleProps) {
  return (
    <SettingsPanel title="Player pool" help={plural(people.length, 'player')}>
      <List.Root listStyle="none" gap="2">
        {people.map((each) => (
          <List.Item key={each.uid}>
            <HStack justify="space-between" gap="3" minH="touch" wrap="wrap">
              <PersonLine person={each} game={game} isMe={each.uid === uid} />
              {onManage && each.uid !== uid && (
                <Button
                  variant="outline"
                  size="sm"
                  minH="touch"
                  aria-label={`Manage ${each.name}`}
                  onClick={() => onManage(each.uid)}
                >
                  Manage
                </Button>
              )}
            </HStack>
          </List.Item>
        ))}
      </List.Root>
    </SettingsPanel>
  );
}

interface PersonLineProps {
  readonly person: GamePerson;
  readonly game: Game;
  readonly isMe: boolean;
}

function PersonLine({ person, game, isMe }: PersonLineProps) {
  const isLead = isLeadOrganiser(game, person.uid);
  return (
    <Flex wrap="wrap" align="center" gap="2" flex="1 1 8rem" minW="0">
      <PersonName name={person.name} fontWeight="600" />
      {isLead && (
        <Badge variant="outline" flexShrink="0">
          lead organiser
        </Badge>
      )}
      <PersonBadges isGuest={person.isGuest} isMe={isMe} badge={isLead ? null : badgeOf(person.uid, game)} />
    </Flex>
  );
}
