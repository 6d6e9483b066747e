import { Box, LinkBox, LinkOverlay, Stack } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { useId } from 'react';
import { LuChevronRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useInstanceParts } from '../../db/instance-parts.ts';
import { Section } from '../../ui/page.tsx';
import { type Need, type NeedsViewer, needsOf, partsToRead } from './needs.ts';

interface NeedsListProps {
  readonly instances: readonly GameInstance[];
  readonly viewer: NeedsViewer;
  readonly now: Date;
}

export function NeedsList({ instances, viewer, now }: NeedsListProps) {
  const partsOf = useInstanceParts(partsToRead(instances, viewer, now));
  const needs = needsOf(instances, partsOf, viewer, now);
  if (needs.length === 0) return null;
  return (
    <Section title="Needs you" mb="10">
      <Stack as="ul" layerStyle="panel" gap="0" overflow="hidden" listStyleType="none">
        {needs.map((need) => (
          <NeedRow key={`${need.title} ${need.path}`} need={need} />
        ))}
      </Stack>
    </Section>
  );
}

function NeedRow({ need: { title, at, gameName, path } }: { readonly need: Need }) {
  const gameId = useId();
  return (
    <LinkBox
      as="li"
      display="flex"
      alignItems="center"
      gap="3"
      minH="touch"
      px="5"
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.muted' }}
    >
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <LinkOverlay asChild fontWeight="600">
          {/* The link text omits the name of the game, which `aria-describedby` adds. */}
          <Link to={path} aria-describedby={gameId}>
            {at ? `${title}: ${at}` : title}
          </Link>
        </LinkOverlay>{' '}
        <bdi id={gameId}>{gameName}</bdi>
      </Box>
      <LuChevronRight aria-hidden="true" />
    </LinkBox>
  );
}
