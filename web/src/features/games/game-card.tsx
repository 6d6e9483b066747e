import { Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { DISPLAY_FORMATS, formatInZone, type GameInstance, hasStarted } from '@fives/domain';
import { LuMapPin } from 'react-icons/lu';
import { OrganiserMenu } from '../../components/organiser-menu.tsx';
import { Cancelled, Outcome } from '../../components/outcome.tsx';
import { TapCard, TapCardLink } from '../../components/tap-card.tsx';
import { useDelayedLink } from '../../components/use-delayed-link.ts';
import { appPaths } from '../../config/paths.ts';
import { Attendance } from './attendance.tsx';

export interface GameCardProps {
  readonly instance: GameInstance;
  readonly isOrganiser: boolean;
  readonly now: Date;
}

/** One instance in a list: a tap anywhere opens it, but for the organiser's menu. */
export function GameCard({ instance, isOrganiser, now }: GameCardProps) {
  const path = appPaths.instance(instance.id);
  const { isPressed, onClick } = useDelayedLink(path);
  return (
    <TapCard isPressed={isPressed}>
      <Stack gap="4">
        <Flex gap="3" align="start">
          <Stack gap="1" flex="1" minW="0">
            <StartTime instance={instance} />
            <Heading as="h3" textStyle="title" lineHeight="1.25" lineClamp="2" wordBreak="break-word">
              <TapCardLink to={path} onClick={onClick}>
                <bdi>{instance.game.name}</bdi>
              </TapCardLink>
            </Heading>
            <Location text={instance.game.location} />
          </Stack>
          {isOrganiser && (
            <Box mt="-2">
              <OrganiserMenu instance={instance} />
            </Box>
          )}
        </Flex>
        <State instance={instance} now={now} />
      </Stack>
    </TapCard>
  );
}

function StartTime({ instance }: Pick<GameCardProps, 'instance'>) {
  const { startDateTime, game } = instance;
  return (
    <Text asChild textStyle="score" fontSize="xl" color="brand.fg">
      <time dateTime={startDateTime.toISOString()}>
        {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.card)}
      </time>
    </Text>
  );
}

function Location({ text }: { readonly text: string }) {
  return (
    <HStack gap="1.5" color="fg.muted" align="start">
      <Box pt="1">
        <LuMapPin aria-hidden="true" />
      </Box>
      <Text lineClamp="2" wordBreak="break-word">
        <bdi>{text}</bdi>
      </Text>
    </HStack>
  );
}

function State({ instance, now }: Pick<GameCardProps, 'instance' | 'now'>) {
  if (hasStarted(instance.startDateTime, now)) return <Outcome instance={instance} />;
  if (instance.status === 'CANCELLED') return <Cancelled />;
  return <Attendance instance={instance} now={now} />;
}
