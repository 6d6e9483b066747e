import { HStack, Icon, SimpleGrid, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { compareNames, type LineUp, type Uid } from '@fives/domain';
import { LuArrowLeftRight } from 'react-icons/lu';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { PersonName } from '../../../ui/person.tsx';
import type { TeamLook, TeamLooks } from '../team-lists.ts';

interface LineUpPreviewProps {
  readonly option: LineUp;
  readonly currentTeams: LineUp;
  readonly looks: TeamLooks;
  readonly nameOf: (uid: Uid) => string;
}

export function LineUpPreview({ option, currentTeams, looks, nameOf }: LineUpPreviewProps) {
  return (
    <SimpleGrid columns={2} gap="4">
      <PreviewTeam look={looks.TEAM_A} uids={option.teamA} before={currentTeams.teamA} nameOf={nameOf} />
      <PreviewTeam look={looks.TEAM_B} uids={option.teamB} before={currentTeams.teamB} nameOf={nameOf} />
    </SimpleGrid>
  );
}

interface PreviewTeamProps {
  readonly look: TeamLook;
  readonly uids: readonly Uid[];
  readonly before: readonly string[];
  readonly nameOf: (uid: Uid) => string;
}

function PreviewTeam({ look, uids, before, nameOf }: PreviewTeamProps) {
  const rows = uids
    .map((uid) => ({ uid, name: nameOf(uid), isNew: !before.includes(uid) }))
    .toSorted(compareNames);
  return (
    <Stack gap="1" minW="0">
      <HStack gap="2" minW="0">
        <BibIcon colour={look.colour} size="5" />
        <Text fontWeight="600" overflowWrap="anywhere">
          <bdi>{look.name}</bdi>
        </Text>
      </HStack>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {rows.map(({ uid, name, isNew }) => (
          <HStack as="li" key={uid} gap="1.5" minW="0" fontWeight={isNew ? '600' : '400'}>
            <PersonName name={name} />
            {isNew && (
              <>
                <Icon size="xs" color="brand.fg">
                  <LuArrowLeftRight aria-hidden="true" />
                </Icon>
                <VisuallyHidden>changes sides</VisuallyHidden>
              </>
            )}
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
