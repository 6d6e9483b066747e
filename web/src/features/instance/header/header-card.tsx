import { Badge, Box, Flex, HStack, Stack, Text, VisuallyHidden, Wrap } from '@chakra-ui/react';
import {
  cardFigure,
  countdownText,
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  gameHealth,
  hasEnded,
  hasStarted,
  type InviteCard,
  notUpcomingReason,
  offLabel,
  planText,
  playersShortLabel,
  reasonText,
  reservesText,
  spotsOf,
} from '@fives/domain';
import { memo } from 'react';
import { LuBan, LuTriangleAlert } from 'react-icons/lu';
import { GameTitle, HealthTag } from '../../../shared/game/game-parts.tsx';
import { YearNote, ZoneNote } from '../../../shared/game/start-notes.tsx';

export const HeaderCard = memo(function HeaderCard(props: HeaderStatusProps) {
  const { instance, now } = props;
  const { game, startDateTime } = instance;
  return (
    <>
      <Stack
        as="header"
        layerStyle="scoreboard"
        gap={{ base: '2', md: '5' }}
        px={{ base: '5', md: '7' }}
        py={{ base: '3', md: '6' }}
      >
        <Flex columnGap="4" rowGap="2.5" wrap="wrap-reverse" justify="space-between" align="flex-end">
          <Stack gap={{ base: '1.5', md: '2.5' }} flex="1 1 10.5rem" minW="0">
            <Text textStyle="label" color="scoreboard.lit">
              {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
              <YearNote at={startDateTime} now={now} timeZone={game.timeZone} />
              <ZoneNote at={startDateTime} timeZone={game.timeZone} />
              <Text as="span" color="scoreboard.muted">{` · ${planText({ startDateTime, ...game })}`}</Text>
            </Text>
            <GameTitle name={game.name} location={game.location} size="2xl" />
          </Stack>
          <Figure instance={instance} pace={props.pace ?? null} />
        </Flex>
        {notUpcomingReason(instance, now) === null && <SpotLights instance={instance} />}
        <HeaderStatus {...props} />
      </Stack>
      {instance.status === 'CANCELLED' && <CancelledBanner reason={instance.cancelReason} />}
    </>
  );
});

/** Such as "10–12". Longer figures are names of teams. */
const LONGEST_SCORE = 5;

function Figure({ instance, pace }: Pick<HeaderStatusProps, 'instance'> & { pace: string | null }) {
  const shown = cardFigure(instance);
  if (shown === null) return null;
  const reserves = instance.winningTeam === null ? reservesText(spotsOf(instance)) : null;
  return (
    <Stack gap="1" align="flex-end" flexShrink="0" ms="auto" maxW="45%">
      <Text
        textStyle="score"
        fontSize={shown.figure.length > LONGEST_SCORE ? '2xl' : { base: '5xl', md: '6xl' }}
        color="scoreboard.lit"
        textAlign="end"
        overflowWrap="anywhere"
      >
        <bdi>{shown.figure}</bdi>
      </Text>
      <Text textStyle="label" color="scoreboard.muted" textAlign="end" overflowWrap="anywhere">
        {shown.label}
      </Text>
      {reserves && (
        <Text textStyle="label" color="scoreboard.lit">
          <VisuallyHidden>, </VisuallyHidden>
          {reserves}
        </Text>
      )}
      {pace && (
        <Text textStyle="label" color="scoreboard.muted">
          <VisuallyHidden>, </VisuallyHidden>
          {pace}
        </Text>
      )}
    </Stack>
  );
}

function SpotLights({ instance }: { readonly instance: InviteCard }) {
  const { taken, numberOfPlayers } = spotsOf(instance);
  const spots = Array.from({ length: Math.max(taken, numberOfPlayers) }, (_, at) => at + 1);
  return (
    <Wrap gap="2" aria-hidden="true">
      {spots.map((spot) => (
        <SpotLight key={spot} isOn={spot <= taken} />
      ))}
    </Wrap>
  );
}

const SpotLight = memo(function SpotLight({ isOn }: { readonly isOn: boolean }) {
  return (
    <Box
      boxSize="3"
      borderRadius="full"
      borderWidth="1.5px"
      borderColor={isOn ? 'scoreboard.lit' : 'scoreboard.muted'}
      bg={isOn ? 'scoreboard.lit' : 'transparent'}
    />
  );
});

function CancelledBanner({ reason }: { readonly reason: string }) {
  return (
    <HStack role="status" layerStyle="panel" borderColor="border.error" gap="3" p="4" color="fg.error">
      <LuBan aria-hidden="true" />
      <Stack gap="1" minW="0">
        <Text fontWeight="600">{reasonText({ code: 'CANCELLED' })}</Text>
        {reason !== '' && (
          <Text color="fg" overflowWrap="anywhere">
            <bdi>{reason}</bdi>
          </Text>
        )}
      </Stack>
    </HStack>
  );
}

interface HeaderStatusProps {
  readonly instance: InviteCard & Pick<GameInstance, 'importId'>;
  readonly canRecordResult?: boolean;
  /** Text for organisers such as 'usually 9 by now', or null. */
  readonly pace?: string | null;
  readonly now: Date;
}

function HeaderStatus({ instance, canRecordResult = false, now }: HeaderStatusProps) {
  const offText = offLabel(instance);
  if (offText !== null) return <StateBadge isWarning>{offText}</StateBadge>;
  if (hasStarted(instance.startDateTime, now)) {
    const isResultNeeded = canRecordResult && hasEnded(instance, now);
    return (
      <HStack gap="3" wrap="wrap" textStyle="label" color="scoreboard.muted">
        <span>{instance.importId ? 'imported' : 'game played'}</span>
        {instance.winningTeam === null ? (
          <StateBadge isWarning={isResultNeeded}>
            {isResultNeeded ? 'pick winner' : 'awaiting result'}
          </StateBadge>
        ) : (
          <span>stats updated</span>
        )}
      </HStack>
    );
  }
  return (
    <Wrap gap="3" align="center" justify="space-between">
      <Countdown timeLeft={countdownText(instance.startDateTime, now)} />
      <HealthTag health={gameHealth(instance, now)} missingPlayersText={playersShortLabel(instance, now)} />
    </Wrap>
  );
}

function Countdown({ timeLeft }: { readonly timeLeft: string }) {
  return (
    <Flex direction={{ base: 'column', md: 'row' }} columnGap="2" align={{ md: 'baseline' }}>
      {timeLeft !== 'Now' && (
        <Text textStyle="label" color="scoreboard.muted">
          Starts in
        </Text>
      )}
      <Text textStyle="score" fontSize="xl">
        {timeLeft}
      </Text>
    </Flex>
  );
}

function StateBadge({ isWarning = false, children }: { isWarning?: boolean; children: string }) {
  return (
    <Badge
      textStyle="label"
      size="lg"
      px="2.5"
      variant="plain"
      borderWidth="1px"
      borderColor={isWarning ? 'scoreboard.lit' : 'scoreboard.muted'}
      color={isWarning ? 'scoreboard.lit' : 'scoreboard.fg'}
      bg="scoreboard.panel"
    >
      {isWarning && <LuTriangleAlert aria-hidden="true" />}
      {children}
    </Badge>
  );
}
