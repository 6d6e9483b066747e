import { Box, Button, Spinner, Text } from '@chakra-ui/react';
import { ThumbBar } from '../../ui/links.tsx';
import { PendingNote } from '../../ui/person.tsx';

export interface SubmitBarProps {
  readonly chosen: number;
  readonly needed: number;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
}

/** How many are chosen, and the button: on a phone within the thumb's reach, on a desk below the list. */
export function SubmitBar({ chosen, needed, isSending, onSubmit }: SubmitBarProps) {
  return (
    <ThumbBar>
      <Box role="status" flexShrink="0">
        <Text fontVariantNumeric="tabular-nums" color="fg.muted">
          {`${chosen} of ${needed} selected`}
        </Text>
        <PendingNote isPending={isSending} />
      </Box>
      <Button
        size="lg"
        flex={{ base: '1', md: 'none' }}
        disabled={chosen !== needed || isSending}
        aria-busy={isSending}
        onClick={onSubmit}
      >
        {isSending && <Spinner size="sm" aria-hidden="true" />}
        Submit Votes
      </Button>
    </ThumbBar>
  );
}
