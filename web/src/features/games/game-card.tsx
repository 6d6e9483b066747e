import { Box, Flex, Heading, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  can,
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  hasEnded,
  hasStarted,
  offLabel,
  pauseText,
  type Uid,
} from '@fives/domain';
import type { ReactNode } from 'react';
import { LuMapPin } from 'react-icons/lu';
import { appPaths } from '../../config/paths.ts';
import { OrganiserMenu } from '../../shared/game/organiser-menu.tsx';
import { YearNote, ZoneNote } from '../../shared/game/start-notes.tsx';
import { LinkButton } from '../../ui/buttons.tsx';
import { InstanceResult, OffBadge, SpotsTaken, TapCard, TapCardLink, useDelayedLink } from './card-parts.tsx';
import type { Need } from './needs.ts';

export interface GameCardProps {
  readonly instance: GameInstance;
  readonly uid: Uid;
  readonly now: Date;
  readonly needs: readonly Need[];
  /** The viewer's reply and buttons to change it. Null if another card has them. */
  readonly reply: ReactNode;
  /** True for the newest instance of the game in the list. */
  readonly isNewest: boolean;
}

export function GameCard({ instance, uid, now, needs, reply, isNewest }: GameCardProps) {
  const pausedText = isNewest ? pauseText(instance.game, now) : null;
  const path = appPaths.instance(instance.id);
  const { isPressed, onClick } = useDelayedLink(path);
  return (
    <TapCard isPressed={isPressed}>
      <Stack gap="4">
        <Flex gap="3" align="start">
          <Stack gap="1" flex="1" minW="0">
            <StartTime instance={instance} now={now} />
            <Heading as="h3" textStyle="title" lineHeight="1.25" wordBreak="break-word">
              <TapCardLink to={path} onClick={onClick}>
                <bdi>{instance.game.name}</bdi>
                <VisuallyHidden>{` ${dateText(instance)}`}</VisuallyHidden>
              </TapCardLink>
            </Heading>
            <Location text={instance.game.location} />
          </Stack>
          <Box mt="-2" _empty={{ display: 'none' }}>
            <OrganiserMenu instance={instance} uid={uid} />
          </Box>
        </Flex>
        <InstanceStatus instance={instance} uid={uid} now={now} />
        {pausedText !== null && (
          <Text fontSize="sm" color="fg.muted">
            {pausedText}
          </Text>
        )}
        {reply && (
          <Box position="relative" zIndex="1">
            {reply}
          </Box>
        )}
        {needs.length > 0 && (
          <HStack gap="2" wrap="wrap">
            {needs.map(({ title, path }) => (
              <LinkButton key={title} to={path} aria-label={`${title}: ${instance.game.name}`}>
                {title}
              </LinkButton>
            ))}
          </HStack>
        )}
      </Stack>
    </TapCard>
  );
}

/** Part of the link's accessible name, because all instances of a game have the same name. */
function dateText({ startDateTime, game }: GameInstance): string {
  return formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header);
}

function StartTime({ instance, now }: Pick<GameCardProps, 'instance' | 'now'>) {
  const { startDateTime, game } = instance;
  return (
    <HStack align="baseline" gap="1" color="brand.fg" flexWrap="wrap">
      <Text asChild textStyle="score" fontSize="xl">
        <time dateTime={startDateTime.toISOString()}>
          {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
          <YearNote at={startDateTime} now={now} timeZone={game.timeZone} color="fg.muted" fontSize="md" />
        </time>
      </Text>
      <ZoneNote at={startDateTime} timeZone={game.timeZone} />
    </HStack>
  );
}

function Location({ text }: { readonly text: string }) {
  return (
    <HStack gap="1.5" color="fg.muted" align="start">
      <Box pt="1">
        <LuMapPin aria-hidden="true" />
      </Box>
      <Text wordBreak="break-word">
        <bdi>{text}</bdi>
      </Text>
    </HStack>
  );
}

function InstanceStatus({ instance, uid, now }: Pick<GameCardProps, 'instance' | 'uid' | 'now'>) {
  if (hasStarted(instance.startDateTime, now))
    return (
      <InstanceResult
        instance={instance}
        canRecordResult={can(uid, 'recordResult', instance.game) && hasEnded(instance, now)}
      />
    );
  const offText = offLabel(instance);
  if (offText !== null) return <OffBadge text={offText} reason={instance.cancelReason} />;
  return <SpotsTaken instance={instance} now={now} />;
}
