import { Button, Flex } from '@chakra-ui/react';
import {
  DISPLAY_FORMATS,
  formatInZone,
  type Game,
  mayTakeOver,
  type OrganiserOffer,
  openToAllAt,
} from '@fives/domain';
import { LuHand } from 'react-icons/lu';
import { callApi } from '../../api/client.ts';
import { useActor } from '../../session/session.ts';
import { PlainCard } from '../../ui/cards.tsx';
import { saveVisibly, toastSuccess } from '../../ui/toasts.ts';

export interface OrganiserOfferCardProps {
  readonly game: Game;
  readonly offer: OrganiserOffer;
  readonly now: Date;
}

/** That nobody organises the game. Whom it is offered to takes it over here or does not; after a week anybody with an account may. */
export function OrganiserOfferCard({ game, offer, now }: OrganiserOfferCardProps) {
  const { uid, isGuest } = useActor();
  const params = { gameId: game.id };
  const takeOver = async () => {
    const call = callApi('handOver', { params, body: { uid } });
    if (await saveVisibly(call, 'You did not take over')) toastSuccess(`You now organise ${game.name}`);
  };
  const decline = async () => {
    const call = callApi('declineOffer', { params });
    if (await saveVisibly(call, 'Your answer was not saved')) toastSuccess('Somebody else is asked');
  };
  const title = 'This game needs an organiser';
  const icon = <LuHand />;
  if (isGuest || !mayTakeOver(offer, uid, now)) {
    const day = formatInZone(openToAllAt(offer), game.timeZone, DISPLAY_FORMATS.header);
    const text = `A player has been asked to take over. If they do not answer, anyone with an account can from ${day} on.`;
    return <PlainCard icon={icon} title={title} text={text} />;
  }
  const isOwn = offer.uid === uid;
  const text = 'Will you take over? You would invite, pick teams and record results; others can help.';
  return (
    <PlainCard icon={icon} title={title} text={text}>
      <Flex gap="3" wrap="wrap">
        {isOwn && (
          <Button variant="outline" flex="1" onClick={() => void decline()}>
            No, thanks
          </Button>
        )}
        <Button flex="1" onClick={() => void takeOver()}>
          Take over
        </Button>
      </Flex>
    </PlainCard>
  );
}
