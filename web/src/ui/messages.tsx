import { Button, chakra, Heading, type HTMLChakraProps, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { appPaths } from '../config/paths.ts';
import { LinkButton } from './buttons.tsx';
import { Page } from './page.tsx';

interface MessagePanelProps {
  readonly title: string;
  readonly text?: string;
  readonly level?: 'h1' | 'h2';
  readonly children?: ReactNode;
}

export function MessagePanel({ title, text, level = 'h2', children }: MessagePanelProps) {
  return (
    <Stack layerStyle="panel" align="center" textAlign="center" gap="3" px="6" py="10">
      <FormationMark size="12" color="brand.fg" />
      <Heading as={level} textStyle="title" data-message="">
        {title}
      </Heading>
      {text && (
        <Text color="fg.muted" maxW="sm">
          {text}
        </Text>
      )}
      {children}
    </Stack>
  );
}

const FIRESTORE_DENIED = 'permission-denied';
const API_FORBIDDEN = 'forbidden';

interface ErrorPanelProps {
  readonly error: Error;
  readonly level?: 'h1' | 'h2';
  readonly onRetry?: () => void;
}

export function ErrorPanel({ error, level = 'h2', onRetry = reload }: ErrorPanelProps) {
  if ('code' in error && error.code === FIRESTORE_DENIED) {
    return (
      <MessagePanel
        level={level}
        title="Players only"
        text="Only players in this game can see this, or the game was deleted. Ask the organiser."
      />
    );
  }
  if ('code' in error && error.code === API_FORBIDDEN) {
    return <MessagePanel level={level} title="You can't see this" text={`${error.message}.`} />;
  }
  return (
    <MessagePanel level={level} title="Couldn't load this" text="Something went wrong. Please try again.">
      <Button onClick={onRetry}>Try again</Button>
    </MessagePanel>
  );
}

function reload(): void {
  window.location.reload();
}

export function ErrorPage({ error }: Pick<ErrorPanelProps, 'error'>) {
  return (
    <Page title="Something went wrong">
      <ErrorPanel level="h1" error={error} />
    </Page>
  );
}

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
  readonly pageTitle?: string;
}

export function NothingHere({ pageTitle = 'Not found', ...panel }: NothingHereProps) {
  return (
    <Page title={pageTitle}>
      <MessagePanel level="h1" {...panel}>
        <LinkButton to={appPaths.home()}>Back to your games</LinkButton>
      </MessagePanel>
    </Page>
  );
}

export function NoSuchGame() {
  return <NothingHere title="Game not found" text="The link may be incomplete." />;
}

interface OrganiserOnlyProps extends Pick<MessagePanelProps, 'level'> {
  readonly to: string;
}

export function OrganiserOnly({ to, level = 'h1' }: OrganiserOnlyProps) {
  return (
    <MessagePanel level={level} title="Organisers only" text="Only the organiser of this game can change it.">
      <LinkButton to={to}>to game</LinkButton>
    </MessagePanel>
  );
}

const Svg = chakra('svg');
const PLAYERS = [
  [9, 9],
  [23, 9],
  [16, 16],
  [9, 23],
  [23, 23],
] as const;

interface FormationMarkProps extends Omit<HTMLChakraProps<'svg'>, 'size'> {
  readonly size?: string;
}

export function FormationMark({ size = '8', ...props }: FormationMarkProps) {
  return (
    <Svg viewBox="0 0 32 32" boxSize={size} fill="currentColor" aria-hidden="true" {...props}>
      <Formation />
    </Svg>
  );
}

export function Formation() {
  return PLAYERS.map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y} r="4" />);
}
