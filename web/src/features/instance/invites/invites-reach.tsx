import { type GameInstance, hasStarted } from '@fives/domain';
import { useEffect } from 'react';
import { isReachReportKnown, reportReach, useReach } from '../../../shared/reach/reach.ts';
import { ReachNote } from '../../../shared/reach/reach-note.tsx';
import type { InstanceView } from '../instance-view.ts';
import { inviteForChat } from './invite-all.ts';

interface InvitesReachProps {
  readonly instance: GameInstance;
  readonly count: number;
}

export function InvitesReach({ instance, count }: InvitesReachProps) {
  const live = useReach(instance.id, String(count));
  return <ReachNote live={live} of="invites" textForGroup={inviteForChat(instance)} />;
}

/** Stores a report of the reach of automatic invites, unless it is stored or dismissed on this device. */
export function AutoInvitesReport({ view: { instance, now } }: { readonly view: InstanceView }): null {
  const { id, game, status, isFirstGame, startDateTime } = instance;
  const areSent = status === 'INVITES_SENT' && game.autoInvites && !isFirstGame;
  const isDue = areSent && !hasStarted(startDateTime, now);
  const text = inviteForChat(instance);
  useEffect(() => {
    if (isDue && !isReachReportKnown(id)) void reportReach(id, 'invites', text);
  }, [isDue, id, text]);
  return null;
}
