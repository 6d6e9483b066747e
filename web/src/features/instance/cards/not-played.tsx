import { Button, Flex } from '@chakra-ui/react';
import { type GameInstance, reasonText } from '@fives/domain';
import { LuCalendarX } from 'react-icons/lu';
import { callApi } from '../../../api/client.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { PlainCard } from '../../../ui/cards.tsx';
import { FormError } from '../../../ui/form.tsx';

export function NotPlayed({ instance }: { readonly instance: GameInstance }) {
  const { id: giId, status } = instance;
  const isNotPlayed = status === 'NOT_PLAYED';
  const { run, isBusy, problem } = useCall("Couldn't save", async () => {
    const body = { status: isNotPlayed ? 'CREATED' : 'NOT_PLAYED' } as const;
    await callApi('updateGameInstance', { params: { giId }, body });
  });
  const button = (
    <Button
      variant={isNotPlayed ? 'outline' : 'ghost'}
      size="sm"
      minH="touch"
      loading={isBusy}
      onClick={() => void run()}
    >
      {isNotPlayed ? 'It was played' : 'Not played'}
    </Button>
  );
  if (isNotPlayed)
    return (
      <PlainCard
        icon={<LuCalendarX />}
        title={reasonText({ code: 'NOT_PLAYED' })}
        text="It counts nowhere: no result, no votes and no costs."
      >
        {button}
        <FormError message={problem} />
      </PlainCard>
    );
  return (
    <Flex px="4" py="1" gap="3" align="center" wrap="wrap">
      {button}
      <FormError message={problem} />
    </Flex>
  );
}
