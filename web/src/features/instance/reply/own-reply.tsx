import { Stack, Text } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { useOnline } from '../../../hooks/use-environment.ts';
import type { SignedIn } from '../../../session/session.ts';
import { toastError } from '../../../ui/toasts.ts';
import { openConditionText, ownDropOutQuestion, replyStateText, shownReply } from '../instance-view.ts';
import { useLastNonNull, useOwnView } from '../use-instance.ts';
import { QuickReply } from './quick-reply.tsx';
import { useSaveOwnReply } from './save-own-reply.ts';

interface OwnReplyProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
}

export function OwnReply({ instance, session }: OwnReplyProps) {
  const view = useOwnView(instance, session);
  const replyState = useLastNonNull(view.replyState);
  const { save, isReady } = useSaveOwnReply(view);
  const isOnline = useOnline();
  const isPending = view.own?.isPending ?? false;
  const conditionOfYes = openConditionText(view.own, view);
  return (
    <Stack gap="3" aria-busy={!isReady || replyState === null}>
      <Text role="status" fontWeight="600">
        {replyState === null
          ? '\u2026'
          : (replyStateText(replyState, isPending, isOnline) ?? 'Will you be playing?')}
        {conditionOfYes !== null && (
          <Text as="span" display="block" fontWeight="400" color="fg.muted">
            {`You said yes ${conditionOfYes}.`}
          </Text>
        )}
      </Text>
      <QuickReply
        label="Will you be playing?"
        current={shownReply(view)}
        isReady={isReady && replyState !== null}
        question={ownDropOutQuestion(view)}
        onReply={(reply) => {
          const problem = save(reply);
          if (problem !== null) toastError(problem);
        }}
      />
    </Stack>
  );
}
