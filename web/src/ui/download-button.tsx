import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toRefusal } from '../api/refusal.ts';
import { toastError } from './toasts.ts';

export interface DownloadButtonProps {
  readonly label: string;
  readonly failure: string;
  readonly download: () => Promise<void>;
}

export function DownloadButton({ label, failure, download }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    try {
      await download();
    } catch (error) {
      toastError(toRefusal(error, failure).message);
    }
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
