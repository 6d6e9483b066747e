import { Skeleton, Stack } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { useRef } from 'react';
import { ActionCards } from './action-cards.tsx';
import { AnswerDialog } from './answer/answer-dialog.tsx';
import { PersonDialog } from './answer/person-dialog.tsx';
import { CancelledBanner } from './cancelled-banner.tsx';
import { DailyStat } from './daily-stat.tsx';
import type { Evening } from './evening.ts';
import { HeaderCard } from './header-card.tsx';
import { PlayerPool } from './pool/player-pool.tsx';
import { TileRow } from './tile-row.tsx';
import { type Dialogs, useDialogs } from './use-dialogs.ts';
import { useEvening } from './use-evening.ts';

export interface InstanceScreenProps {
  readonly instance: GameInstance;
  readonly onInvites: () => void;
}

/** One evening from top to bottom: how it stands, what it asks of the viewer, and who is in. */
export function InstanceScreen({ instance, onInvites }: InstanceScreenProps) {
  const { evening, live } = useEvening(instance);
  const dialogs = useDialogs();
  const cards = useRef<HTMLDivElement>(null);
  const pool = useRef<HTMLHeadingElement>(null);
  const { viewer, standing } = evening;
  return (
    <Stack gap="4">
      <HeaderCard instance={instance} playing={evening.counts.playing} now={evening.now} />
      {instance.status === 'CANCELLED' && <CancelledBanner />}
      <Stack ref={cards} tabIndex={-1} outline="none" gap="3" _empty={{ display: 'none' }}>
        {standing === null && live.status === 'loading' ? (
          <Skeleton height="32" borderRadius="2xl" />
        ) : (
          <ActionCards
            evening={evening}
            onReply={() => dialogs.show({ kind: 'reply' }, cards)}
            onLogin={() => dialogs.show({ kind: 'login' }, cards)}
            onInvites={onInvites}
          />
        )}
      </Stack>
      <DailyStat evening={evening} />
      <TileRow gameId={instance.gameId} areStatsFirst={viewer.role === 'guest'} onInvites={onInvites} />
      <PlayerPool
        headingRef={pool}
        evening={evening}
        live={live}
        onOwnAnswer={() => dialogs.show({ kind: 'reply' }, pool)}
        onPerson={(uid) => dialogs.show({ kind: 'person', uid }, pool)}
        onLogin={() => dialogs.show({ kind: 'login' }, pool)}
        onInvites={onInvites}
      />
      <InstanceDialogs evening={evening} dialogs={dialogs} />
    </Stack>
  );
}

function InstanceDialogs({ evening, dialogs }: { readonly evening: Evening; readonly dialogs: Dialogs }) {
  const { shown, close, finish, finalFocus } = dialogs;
  if (shown === null) return null;
  const { subject, serial, isOpen } = shown;
  const ends = { isOpen, onClose: close, onDone: finish, finalFocus };
  if (subject.kind !== 'person') {
    return <AnswerDialog key={serial} evening={evening} firstStep={subject.kind} {...ends} />;
  }
  const person = evening.people?.find((other) => other.uid === subject.uid);
  return person ? <PersonDialog key={serial} instance={evening.instance} person={person} {...ends} /> : null;
}
