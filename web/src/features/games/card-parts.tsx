import { Badge, chakra, HStack, LinkBox, LinkOverlay, SimpleGrid, Text } from '@chakra-ui/react';
import { type HistoryInstance, offLabel, resultText } from '@fives/domain';
import { Children, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { LuBan, LuCircleCheck, LuHourglass, LuTrophy } from 'react-icons/lu';
import { Link, useNavigate } from 'react-router-dom';

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
    <HStack gap="2" wrap="wrap">
      <Badge size="md" textStyle="label" bg="bg.muted" color="fg">
        {instance.importId ? 'imported' : 'game played'}
      </Badge>
      {result === null ? (
        <Badge size="md" textStyle="label" bg="bg.warning" color="fg.warning">
          {canRecordResult ? <LuTrophy aria-hidden="true" /> : <LuHourglass aria-hidden="true" />}
          {canRecordResult ? 'pick winner' : 'awaiting result'}
        </Badge>
      ) : (
        <Badge size="md" textStyle="label" bg="bg.success" color="fg.success">
          <LuCircleCheck aria-hidden="true" />
          stats updated
        </Badge>
      )}
      {result !== null && (
        <Text fontSize="sm" fontWeight="600" minW="0" wordBreak="break-word">
          <bdi>{result}</bdi>
        </Text>
      )}
    </HStack>
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
