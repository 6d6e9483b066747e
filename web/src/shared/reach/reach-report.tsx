import { hasStarted } from '@fives/domain';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useReachReport } from './reach.ts';
import type { TellCardProps } from './tell-card.tsx';

const Card = lazyPart(async () => (await import('./tell-card.tsx')).TellCard);

interface ChatCardProps extends Omit<TellCardProps, 'people'> {
  /** Null while loading. */
  readonly people: TellCardProps['people'] | null;
}

/** The only card with a text for the chat, for organisers. */
export function ChatCard(props: ChatCardProps) {
  const { instance, people, now } = props;
  const report = useReachReport(instance.id);
  const hasOffers = instance.lateQueue !== null && Object.keys(instance.lateQueue.offers).length > 0;
  const isOver = hasStarted(instance.startDateTime, now) && report?.topic !== 'payment';
  return people !== null && !isOver && (report || hasOffers) && <Card {...props} people={people} />;
}
