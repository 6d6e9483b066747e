import { Heading, Stack, Text } from '@chakra-ui/react';
import { type Game, isFirstOrganiser, organisersOf } from '@fives/domain';
import { useId } from 'react';
import { callApi } from '../../api/client.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { saveVisibly, toastSuccess } from '../../ui/toasts.ts';

/** Who organises the game beside oneself, and the way out for whoever is not the first. */
export function StepDown({ game, uid }: { readonly game: Game; readonly uid: string }) {
  const headingId = useId();
  const others = organisersOf(game).length - 1;
  const stepDown = async () => {
    const call = callApi('removeOrganiser', { params: { gameId: game.id, uid } });
    if (await saveVisibly(call, 'You are an organiser still'))
      toastSuccess('You are a player like others now');
  };
  return (
    <Stack
      as="section"
      aria-labelledby={headingId}
      layerStyle="panel"
      gap="4"
      px={{ base: '5', md: '8' }}
      py="5"
    >
      <Stack gap="1">
        <Heading as="h2" id={headingId} textStyle="title">
          Organisers
        </Heading>
        <Text color="fg.muted">
          {others === 0
            ? 'You run this game alone.'
            : `You run this game with ${others} ${others === 1 ? 'other' : 'others'}.`}{' '}
          To make a player an organiser, press their name in the player pool.
        </Text>
      </Stack>
      {!isFirstOrganiser(game, uid) && (
        <AskedTwice
          label="Step down"
          question="Step down as an organiser"
          no="Stay"
          yes="Step down"
          isLoss
          onYes={() => void stepDown()}
        >
          <Text>You stay in the game, as a player like others. Any organiser can make you one again.</Text>
        </AskedTwice>
      )}
    </Stack>
  );
}
