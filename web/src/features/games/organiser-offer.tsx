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
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';

export interface OrganiserOfferCardProps {
  readonly game: Game;
  readonly offer: OrganiserOffer;
  readonly now: Date;
}

export function OrganiserOfferCard({ game, offer, now }: OrganiserOfferCardProps) {
  const { uid, isGuest } = useActor();
  const params = { gameId: game.id };
  const takeOver = async () => {
    const call = callApi('handOver', { params, body: { uid } });
    if (await saveOrToast(call, "Couldn't take over the game")) toastSuccess(`You now organise ${game.name}`);
  };
  const decline = async () => {
    const call = callApi('declineOffer', { params });
    if (await saveOrToast(call, "Couldn't save your reply")) toastSuccess('Thanks for letting us know');
  };
  const cardHeading = { icon: <LuHand />, title: 'This game needs an organiser' };
  if (isGuest || !mayTakeOver(offer, uid, now))
    return <PlainCard {...cardHeading} text={waitingText(game, offer, now)} />;
  return (
    <PlainCard
      {...cardHeading}
      text="Can you take over? You'd send invites, pick teams and record results. If everyone says no, the game ends."
    >
      <Flex gap="3" wrap="wrap" flexShrink="0">
        {offer.uid === uid && (
          <Button variant="outline" flex={{ base: '1', md: 'none' }} onClick={() => void decline()}>
            No, thanks
          </Button>
        )}
        <Button flex={{ base: '1', md: 'none' }} onClick={() => void takeOver()}>
          Take over
        </Button>
      </Flex>
    </PlainCard>
  );
}

function waitingText({ timeZone }: Game, offer: OrganiserOffer, now: Date): string {
  const openAt = openToAllAt(offer);
  if (openAt <= now) return 'Anyone in the game with an account can take over.';
  const day = formatInZone(openAt, timeZone, DISPLAY_FORMATS.header);
  return `We've asked a player to take over. If they don't reply by ${day}, anyone with an account can.`;
}
