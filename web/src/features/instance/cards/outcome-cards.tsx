import { HStack, Text } from '@chakra-ui/react';
import { DRAFT_TEXT, type Draft, type GameInstance, type GiId, resultText, teamNames } from '@fives/domain';
import { LuShirt, LuStar, LuTriangleAlert, LuTrophy } from 'react-icons/lu';
import { appPaths } from '../../../config/paths.ts';
import { BibIcon } from '../../../shared/game/game-parts.tsx';
import { LinkCard } from '../../../ui/cards.tsx';

export function MotmCard({ giId, hasVoted }: { readonly giId: GiId; readonly hasVoted: boolean }) {
  return (
    <LinkCard
      to={appPaths.pickMotm(giId)}
      icon={<LuStar />}
      title={hasVoted ? "You've voted. Change your votes" : 'Pick player-of-the-match!'}
    />
  );
}

export function ResultCard({ instance }: { readonly instance: GameInstance }) {
  return (
    <LinkCard
      to={appPaths.teams(instance.id)}
      icon={<LuTrophy />}
      title={<bdi>{resultText(instance)}</bdi>}
      text="Result"
    />
  );
}

interface TeamsCardProps {
  readonly instance: GameInstance;
  readonly draft: Draft | null;
  readonly gapsText: string | null;
}

export function TeamsCard({ instance, draft, gapsText }: TeamsCardProps) {
  const { teamA, teamB } = teamNames(instance);
  return (
    <LinkCard
      to={appPaths.teams(instance.id)}
      icon={gapsText === null ? <LuShirt /> : <LuTriangleAlert />}
      title={gapsText === null ? 'Teams' : 'Teams need fixing'}
      text={
        <>
          {gapsText !== null && (
            <Text as="span" display="block" mb="1" color="fg.warning" fontWeight="600">
              {gapsText} Tap to fix.
            </Text>
          )}
          {draft && DRAFT_TEXT[draft]}
          {draft !== 'hidden' && (
            <HStack as="span" display="flex" gap="2" flexWrap="wrap">
              <BibIcon colour={instance.teamAColour} size="5" />
              <Text as="bdi" minW="0">
                {teamA}
              </Text>{' '}
              v <BibIcon colour={instance.teamBColour} size="5" />
              <Text as="bdi" minW="0">
                {teamB}
              </Text>
            </HStack>
          )}
        </>
      }
    />
  );
}
