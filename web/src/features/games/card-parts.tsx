import { Badge, chakra, HStack, LinkBox, LinkOverlay, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  type GameInstance,
  gameHealth,
  type HistoryInstance,
  offLabel,
  playersShortLabel,
  resultText,
  spotsOf,
  spotsTakenText,
} from '@fives/domain';
import { Children, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { LuBan, LuHourglass, LuTrophy } from 'react-icons/lu';
import { Link, useNavigate } from 'react-router-dom';
import { HealthTag } from '../../shared/game/game-parts.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export function CardGrid({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid asChild columns={{ base: 1, md: 2 }} gap="4">
      <ul>
        {Children.map(children, (card) => (
          <chakra.li listStyleType="none" minW="0">
            {card}
          </chakra.li>
        ))}
      </ul>
    </SimpleGrid>
  );
}

interface TapCardProps {
  readonly isPressed: boolean;
  readonly children: ReactNode;
}

export function TapCard({ isPressed, children }: TapCardProps) {
  return (
    <LinkBox
      as="article"
      layerStyle="panel"
      p="5"
      height="full"
      transition="transform 0.1s, border-color 0.1s"
      transform={isPressed ? 'scale(0.98)' : 'none'}
      borderColor={isPressed ? 'brand.border' : 'border'}
      _hover={{ borderColor: 'border.emphasized' }}
    >
      {children}
    </LinkBox>
  );
}

interface TapCardLinkProps extends Pick<DelayedLink, 'onClick'> {
  readonly to: string;
  readonly children: ReactNode;
}

export function TapCardLink({ to, onClick, children }: TapCardLinkProps) {
  return (
    <LinkOverlay
      asChild
      _focusVisible={{ outline: 'none', _before: { outline: '2px solid', outlineOffset: '2px' } }}
      _before={{ borderRadius: '2xl', outlineColor: 'brand.focusRing' }}
    >
      <Link to={to} onClick={onClick}>
        {children}
      </Link>
    </LinkOverlay>
  );
}

const CLICK_DELAY_MS = 100;

interface DelayedLink {
  readonly isPressed: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/** Shows the card as pressed for `CLICK_DELAY_MS` before navigating. Ignores other taps during that time. */
export function useDelayedLink(path: string): DelayedLink {
  const [isPressed, setPressed] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isPressed) return;
    const open = () => {
      setPressed(false);
      void navigate(path);
    };
    const timer = setTimeout(open, CLICK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPressed, path, navigate]);
  const onClick = (event: MouseEvent) => {
    if (isBrowserClick(event)) return;
    event.preventDefault();
    setPressed(true);
  };
  return { isPressed, onClick };
}

/** True for a click that the browser handles: a new tab, a new window or a download. */
function isBrowserClick(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

type Played = Pick<HistoryInstance, 'status' | 'importId'> & Parameters<typeof resultText>[0];

interface InstanceResultProps {
  readonly instance: Played;
  readonly canRecordResult: boolean;
}

export function InstanceResult({ instance, canRecordResult }: InstanceResultProps) {
  const offText = offLabel(instance);
  if (offText !== null) return <OffBadge text={offText} />;
  const result = resultText(instance);
  return (
    <Stack gap="2" align="start">
      {result !== null && (
        <Text textStyle="title" wordBreak="break-word">
          <bdi>{result}</bdi>
        </Text>
      )}
      <HStack gap="2" wrap="wrap" textStyle="label" color="fg.muted">
        <span>{instance.importId ? 'imported' : 'game played'}</span>
        {result !== null && <span>stats updated</span>}
        {result === null && (
          <Badge size="md" textStyle="label" bg="bg.warning" color="fg.warning">
            {canRecordResult ? <LuTrophy aria-hidden="true" /> : <LuHourglass aria-hidden="true" />}
            {canRecordResult ? 'pick winner' : 'awaiting result'}
          </Badge>
        )}
      </HStack>
    </Stack>
  );
}

export function SpotsTaken({ instance, now }: { readonly instance: GameInstance; readonly now: Date }) {
  const spots = spotsOf(instance);
  const { percent } = spots;
  const labelId = useId();
  return (
    <Stack gap="3">
      <Stack gap="2">
        <HStack justify="space-between">
          <Text id={labelId} fontWeight="600">
            {spotsTakenText(spots)}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {percent}%
          </Text>
        </HStack>
        <ProgressBar labelId={labelId} percent={percent} />
      </Stack>
      <HealthTag health={gameHealth(instance, now)} missingPlayersText={playersShortLabel(instance, now)} />
    </Stack>
  );
}

interface OffBadgeProps {
  readonly text: string;
  readonly reason?: string;
}

export function OffBadge({ text, reason = '' }: OffBadgeProps) {
  return (
    <>
      <Badge size="md" textStyle="label" bg="bg.error" color="fg.error" alignSelf="start">
        <LuBan aria-hidden="true" />
        {text}
      </Badge>
      {reason !== '' && (
        <Text fontSize="sm" wordBreak="break-word">
          <bdi>{reason}</bdi>
        </Text>
      )}
    </>
  );
}
