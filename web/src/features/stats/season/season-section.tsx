import { Heading, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useNearScreen } from '../../../ui/lazy-part.tsx';
import { ChartsSkeleton } from './charts-skeleton.tsx';
import type { SeasonProps } from './range.ts';

// The charts and the library that draws them weigh more than the rest of the page: only those who scroll there wait.
const SeasonCharts = lazy(async () => {
  try {
    return { default: (await import('./season-charts.tsx')).SeasonCharts };
  } catch (error) {
    console.error('The charts did not load', error);
    return { default: ChartsMissing };
  }
});

/** How the season went, in charts. Nothing of them is read or loaded before they come near the screen. */
export function SeasonSection({ game, uid }: SeasonProps) {
  const { ref, isNear } = useNearScreen();
  return (
    <Stack as="section" ref={ref} gap="3" pt="2" minH="96">
      <Heading as="h2" textStyle="display" fontSize="3xl">
        The season
      </Heading>
      {isNear && (
        <Suspense fallback={<ChartsSkeleton />}>
          <SeasonCharts game={game} uid={uid} />
        </Suspense>
      )}
    </Stack>
  );
}

function ChartsMissing(_props: SeasonProps) {
  return <Text color="fg.muted">The charts did not load. Open this page again once you are online.</Text>;
}
