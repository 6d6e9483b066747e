import { HStack } from '@chakra-ui/react';
import { resultText, teamNames } from '@fives/domain';
import { LuShirt, LuTrophy } from 'react-icons/lu';
import { LinkCard, PlainCard } from '../../components/action-card.tsx';
import { BibIcon } from '../../components/bib-icon.tsx';
import { appPaths } from '../../config/paths.ts';
import type { InstanceView } from './instance-view.ts';

/** How it ended. The teams screen behind it shows names, so a visitor only reads the result. */
export function ResultCard({ view: { instance, viewer } }: { readonly view: InstanceView }) {
  const face = { icon: <LuTrophy />, title: <bdi>{resultText(instance)}</bdi>, text: 'Result' };
  if (viewer.role === 'visitor') return <PlainCard {...face} />;
  return <LinkCard to={appPaths.teams(instance.id)} {...face} />;
}

/** Who plays with whom. */
export function TeamsCard({ view: { instance } }: { readonly view: InstanceView }) {
  const { teamA, teamB } = teamNames(instance);
  return (
    <LinkCard
      to={appPaths.teams(instance.id)}
      icon={<LuShirt />}
      title="Teams"
      text={
        <HStack as="span" display="flex" gap="2" flexWrap="wrap">
          <BibIcon colour={instance.teamAColour} size="5" />
          <bdi>{teamA}</bdi> v <BibIcon colour={instance.teamBColour} size="5" />
          <bdi>{teamB}</bdi>
        </HStack>
      }
    />
  );
}
