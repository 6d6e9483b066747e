import { Flex, Stack, Text } from '@chakra-ui/react';
import { DISPLAY_FORMATS, formatInZone, type GameInstance, spotsOf, spotsTakenText } from '@fives/domain';
import { appPaths } from '../../../config/paths.ts';
import { useOnline } from '../../../hooks/use-environment.ts';
import type { SignedIn } from '../../../session/session.ts';
import { ZoneNote } from '../../../shared/game/start-notes.tsx';
import { LinkButton } from '../../../ui/buttons.tsx';
import { Section } from '../../../ui/page.tsx';
import { toastError } from '../../../ui/toasts.ts';
import { openConditionText, ownDropOutQuestion, replyStateText, shownReply } from '../instance-view.ts';
import { QuickReply } from '../reply/quick-reply.tsx';
import { useSaveOwnReply } from '../reply/save-own-reply.ts';
import { useLastNonNull, useOwnView } from '../use-instance.ts';

interface NextUpProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
}

export function NextUp({ instance, session }: NextUpProps) {
  const view = useOwnView(instance, session);
  const replyState = useLastNonNull(view.replyState);
  const { save, isReady } = useSaveOwnReply(view);
  const isOnline = useOnline();
  const isPending = view.own?.isPending ?? false;
  const conditionOfYes = openConditionText(view.own, view);
  const { game, startDateTime } = instance;
  return (
    <Section title="Next up" aria-busy={!isReady || replyState === null} mb="10">
      <Flex layerStyle="panel" direction="column" borderColor="brand.border" p="5" gap="4">
        <Stack gap="1">
          <Text textStyle="score" fontSize="xl" color="brand.fg">
            {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
            <ZoneNote at={startDateTime} timeZone={game.timeZone} />
          </Text>
          <Text textStyle="title" lineHeight="1.25" overflowWrap="anywhere">
            <bdi>{game.name}</bdi>
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi>{game.location}</bdi>
          </Text>
        </Stack>
        <Flex gap="3" justify="space-between" wrap="wrap">
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
          <Text color="fg.muted">{spotsTakenText(spotsOf(view.instance))}</Text>
        </Flex>
        <Flex direction={{ base: 'column', md: 'row' }} gap="3" justify="space-between">
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
          <LinkButton to={appPaths.instance(instance.id)} variant="ghost" size="lg">
            Open this game
          </LinkButton>
        </Flex>
      </Flex>
    </Section>
  );
}
