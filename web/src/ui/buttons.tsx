import { Button, type ButtonProps, SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { saveOrToast } from './toasts.ts';

interface ChoiceButtonProps {
  readonly isCurrent: boolean;
  readonly isReady?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function ChoiceButton(props: ChoiceButtonProps) {
  const { isCurrent, isReady = true, onClick, children } = props;
  return (
    <Button
      type="button"
      size="lg"
      variant={isCurrent ? 'solid' : 'outline'}
      aria-pressed={isCurrent}
      disabled={!isReady}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

interface ConfirmButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly question: string;
  readonly no: string;
  readonly yes: string;
  readonly isDestructive?: boolean;
  readonly onYes: () => void;
}

export function ConfirmButton({
  label,
  children,
  question,
  no,
  yes,
  isDestructive = false,
  onYes,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="ghost" {...(isDestructive && { color: 'fg.error' })} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Stack gap="3" role="group" aria-label={question}>
      {children}
      <SimpleGrid columns={2} gap="3">
        <Button variant="outline" onClick={() => setAsking(false)}>
          {no}
        </Button>
        <Button {...(isDestructive && { colorPalette: 'red' })} onClick={onYes}>
          {yes}
        </Button>
      </SimpleGrid>
    </Stack>
  );
}

export function DangerButton(props: ButtonProps) {
  return (
    <Button variant="outline" alignSelf="start" borderColor="border.error" color="fg.error" {...props} />
  );
}

interface DownloadButtonProps {
  readonly label: string;
  readonly failure: string;
  readonly download: () => Promise<void>;
}

export function DownloadButton({ label, failure, download }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    await saveOrToast(download(), failure);
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      alignSelf="start"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void onClick()}
    >
      {label}
    </Button>
  );
}

export function LinkButton({ to, children, ...button }: ButtonProps & Pick<LinkProps, 'to'>) {
  return (
    <Button asChild {...button}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
