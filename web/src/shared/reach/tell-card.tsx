import { Button, Stack, Text } from '@chakra-ui/react';
import {
  type GameInstance,
  hasStarted,
  isMostlyUnreached,
  lateSpotText,
  listed,
  type PlayerInstance,
  reachText,
  tellText,
} from '@fives/domain';
import type { ReactNode } from 'react';
import { inviteLink } from '../../config/paths.ts';
import { ownTimeZone } from '../../lib/device.ts';
import { useActor } from '../../session/session.ts';
import {
  dismiss,
  dismissReachReport,
  type ReachReport,
  useIsDismissed,
  useReach,
  useReachReport,
} from './reach.ts';
import { ChatText, ReachedNames } from './reach-note.tsx';

export interface TellCardProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly now: Date;
}

/** Shows the most urgent text: a late spot for a reserve whom Fives can't notify, or else the last report. */
export function TellCard(props: TellCardProps) {
  const { instance, now } = props;
  const report = useReachReport(instance.id);
  const sent = report && <SentCard {...props} report={report} />;
  const offered = hasStarted(instance.startDateTime, now)
    ? []
    : Object.keys(instance.lateQueue?.offers ?? {}).toSorted();
  if (offered.length === 0) return sent;
  return <LateSpotCard instance={instance} offered={offered.join()} otherwise={sent} />;
}

interface LateSpotCardProps {
  readonly instance: GameInstance;
  /** Uids of the asked reserves. */
  readonly offered: string;
  readonly otherwise: ReactNode;
}

function LateSpotCard({ instance, offered, otherwise }: LateSpotCardProps) {
  const live = useReach(instance.id, offered);
  const about = `${instance.id} ${offered}`;
  const isDismissed = useIsDismissed(about);
  const unreached = live.status === 'success' ? live.data.offers.unreached : [];
  if (isDismissed || unreached.length === 0) return otherwise;
  const names = listed(unreached.map(({ name }) => name));
  return (
    <Card label="Late spot" onDismiss={() => dismiss(about)}>
      <Text fontWeight="600" overflowWrap="anywhere">
        <bdi>{names}</bdi> can't be notified of the free spot: message them
      </Text>
      <ChatText text={lateSpotText(instance, unreached, inviteLink(instance))} isMain />
    </Card>
  );
}

function SentCard({ instance, people, now, report }: TellCardProps & { readonly report: ReachReport }) {
  const { topic, reach } = report;
  const by = useActor().uid;
  const input = { instance, people, link: inviteLink(instance), senderZone: ownTimeZone(), by };
  const text = topic === 'payment' ? (report.text ?? null) : tellText(topic, input, now);
  if (text === null) return null;
  return (
    <Card label="Who was notified" onDismiss={() => dismissReachReport(instance.id)}>
      <Text fontWeight="600" overflowWrap="anywhere">
        {reachText(reach, true)}
      </Text>
      <ReachedNames reach={reach} isSent />
      {reach.unreached.length > 0 && <ChatText text={text} isMain={isMostlyUnreached(reach)} />}
    </Card>
  );
}

interface CardProps {
  readonly label: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

function Card({ label, onDismiss, children }: CardProps) {
  return (
    <Stack as="section" aria-label={label} layerStyle="panel" gap="3" p="4" align="start" minW="0">
      {children}
      <Button variant="ghost" onClick={onDismiss}>
        Dismiss
      </Button>
    </Stack>
  );
}
