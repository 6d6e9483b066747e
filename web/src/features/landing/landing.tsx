import { Box, chakra, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { LinkButton } from '../../ui/buttons.tsx';
import { Features, Footer } from './features.tsx';
import scene from './scene.svg?raw';

const NO_ANIMATION = { _motionReduce: { animation: 'none' } };
const SCENE_STYLES = {
  '& .lamps': { animation: 'flickerOn 1.6s ease-out', ...NO_ANIMATION },
  '& .free-spot': { animation: 'slowPulse 2.4s ease-in-out infinite', ...NO_ANIMATION },
};

export function Hero({ startPath }: { readonly startPath: string }) {
  return (
    <Box
      as="section"
      position="relative"
      overflow="hidden"
      bg="scene.sky"
      backgroundImage="radial-gradient(90% 70% at 60% 60%, {colors.scene.haze}, transparent)"
      color="scoreboard.fg"
      minH={{ md: 'min(46rem, calc(100dvh - 3.5rem))' }}
      display="flex"
      alignItems="center"
    >
      <Box
        position="relative"
        zIndex="1"
        width="full"
        maxW="page"
        mx="auto"
        px={{ base: '5', md: '6' }}
        pt={{ base: '10', md: '16' }}
        pb={{ base: '23rem', md: '16' }}
      >
        <Stack gap="5" maxW={{ base: 'md', md: '27rem' }} align="start">
          <LedName />
          <Text textStyle="display" fontSize={{ base: '3xl', md: '4xl' }}>
            the 5-a-side organiser
          </Text>
          <Text fontSize="lg" fontWeight="600" color="scoreboard.lit">
            No account needed to play
          </Text>
          <Text fontSize="lg" color="scoreboard.muted">
            Manage your team, schedule matches and track stats.
          </Text>
          <LinkButton
            to={startPath}
            size="lg"
            bg="scoreboard.lit"
            color="scoreboard.bg"
            _hover={{ opacity: 0.9 }}
          >
            Get Started
          </LinkButton>
          <Text color="scoreboard.muted">Organisers register. Players just tap their link.</Text>
        </Stack>
      </Box>
      {/* After the text, because the scene stands at the bottom and would move while the browser parses the text. */}
      <Box
        position="absolute"
        insetEnd="0"
        bottom="0"
        width={{ base: 'full', md: '64%' }}
        height={{ base: '24rem', md: 'full' }}
        maskImage={{
          base: 'linear-gradient(to bottom, transparent, black 22%)',
          md: 'linear-gradient(to right, transparent, black 30%)',
        }}
        css={SCENE_STYLES}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this folder.
        dangerouslySetInnerHTML={{ __html: scene }}
      />
    </Box>
  );
}

const Svg = chakra('svg');
const Path = chakra('path');

const GLYPHS = [
  ['#####', '#    ', '#    ', '#### ', '#    ', '#    ', '#    '],
  ['###', ' # ', ' # ', ' # ', ' # ', ' # ', '###'],
  ['#   #', '#   #', '#   #', '#   #', '#   #', ' # # ', '  #  '],
  ['#####', '#    ', '#    ', '#### ', '#    ', '#    ', '#####'],
  [' ####', '#    ', '#    ', ' ### ', '    #', '    #', '#### '],
] as const;
const ROWS = [0, 1, 2, 3, 4, 5, 6].map((row) => GLYPHS.map((glyph) => glyph[row] ?? '').join(' '));
const COLUMNS = ROWS[0]?.length ?? 0;

function LedName() {
  return (
    <Heading as="h1" width="full">
      <VisuallyHidden>Fives</VisuallyHidden>
      <Svg
        viewBox={`0 0 ${COLUMNS} ${ROWS.length}`}
        width="full"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Path d={bulbsPath(' ')} stroke="scoreboard.border" strokeWidth="0.62" />
        <Path
          d={bulbsPath('#')}
          stroke="scoreboard.lit"
          strokeWidth="0.78"
          filter="drop-shadow(0 0 0.35px var(--chakra-colors-scoreboard-lit))"
          animation="flickerOn 1.6s ease-out"
          {...NO_ANIMATION}
        />
      </Svg>
    </Heading>
  );
}

/** Returns one SVG path for all bulbs of a kind: '#' is lit, ' ' is dark. A line of zero length draws a round dot. */
function bulbsPath(kind: '#' | ' '): string {
  return ROWS.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === kind ? [`M${x + 0.5} ${y + 0.5}h0`] : [])),
  ).join('');
}

export function Landing({ startPath }: { readonly startPath: string }) {
  return (
    <>
      <Hero startPath={startPath} />
      <Features />
      <Footer />
    </>
  );
}
