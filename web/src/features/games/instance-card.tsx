import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import {
  DISPLAY_FORMATS,
  formatInZone,
  type Game,
  type GiId,
  type HistoryInstance,
  hasEnded,
  hasStarted,
  isOn,
  type MotmAward,
  offLabel,
} from '@fives/domain';
import type { ReactNode } from 'react';
import { LuStar } from 'react-icons/lu';
import { appPaths } from '../../config/paths.ts';
import { YearNote, ZoneNote } from '../../shared/game/start-notes.tsx';
import { InstanceResult, OffBadge, TapCard, TapCardLink, useDelayedLink } from './card-parts.tsx';

export interface InstanceCardProps {
  readonly instance: HistoryInstance;
  readonly canRecordResult: boolean;
  readonly game: Pick<Game, 'timeZone' | 'durationMinutes'>;
  readonly now: Date;
  /** Draws the spots taken in an upcoming instance. */
  readonly renderSpots: (giId: GiId) => ReactNode;
}

export function InstanceCard({ instance, canRecordResult, game, now, renderSpots }: InstanceCardProps) {
  const { timeZone } = game;
  const path = appPaths.instance(instance.giId);
  const { isPressed, onClick } = useDelayedLink(path);
  return (
    <TapCard isPressed={isPressed}>
      <Stack gap="3">
        <Heading as="h3" textStyle="score" fontSize="2xl" color="brand.fg">
          <TapCardLink to={path} onClick={onClick}>
            <time dateTime={instance.startDateTime.toISOString()}>
              {formatInZone(instance.startDateTime, timeZone, DISPLAY_FORMATS.header)}
            </time>
          </TapCardLink>
          <YearNote at={instance.startDateTime} {...{ now, timeZone }} color="fg.muted" fontSize="lg" />
          <ZoneNote at={instance.startDateTime} timeZone={timeZone} />
        </Heading>
        {hasStarted(instance.startDateTime, now) ? (
          <InstanceResult
            instance={instance}
            canRecordResult={canRecordResult && hasEnded({ ...instance, game }, now)}
          />
        ) : (
          <UpcomingStatus {...{ instance, renderSpots }} />
        )}
        {isOn(instance) && <Awards awards={instance.motmAwarded} />}
      </Stack>
    </TapCard>
  );
}

function UpcomingStatus({ instance, renderSpots }: Pick<InstanceCardProps, 'instance' | 'renderSpots'>) {
  const offText = offLabel(instance);
  if (offText !== null) return <OffBadge text={offText} />;
  return (
    <Stack gap="3">
      {renderSpots(instance.giId)}
      <Text textStyle="label" color="fg.muted">
        {instance.status === 'CREATED' ? 'invites due' : 'invites sent'}
      </Text>
    </Stack>
  );
}

function Awards({ awards }: { readonly awards: readonly MotmAward[] }) {
  if (awards.length === 0) return null;
  return (
    <HStack gap="1.5" color="fg.muted" fontSize="sm" align="center">
      <LuStar aria-label="Player of the match" role="img" />
      <Text wordBreak="break-word" minW="0">
        {awards.map(({ uid, name }, index) => (
          <span key={uid}>
            {index > 0 && ', '}
            <bdi>{name}</bdi>
          </span>
        ))}
      </Text>
    </HStack>
  );
}
