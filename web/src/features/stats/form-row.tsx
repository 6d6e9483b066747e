import { Center, HStack, Text } from '@chakra-ui/react';
import { FORM_LENGTH, type Outcome, recentForm } from '@fives/domain';
import { PersonLine, type PersonLineProps } from './person-line.tsx';

const LOOKS = {
  W: { bg: 'form.win', color: 'form.winText', word: 'won' },
  D: { bg: 'form.draw', color: 'form.drawText', word: 'drew' },
  L: { bg: 'form.loss', color: 'form.lossText', word: 'lost' },
} as const satisfies Record<Outcome, object>;

/** Somebody's last six results, the newest on the right. */
export function FormRow({ row, isMe }: PersonLineProps) {
  const form = recentForm(row.form);
  return (
    <HStack minH="touch" gap="3">
      <PersonLine row={row} isMe={isMe} />
      {form.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          no games yet
        </Text>
      ) : (
        <FormSquares form={form} />
      )}
    </HStack>
  );
}

function FormSquares({ form }: { readonly form: readonly Outcome[] }) {
  const words = form.map((outcome) => LOOKS[outcome].word).join(', ');
  return (
    <HStack role="img" aria-label={`Last ${FORM_LENGTH}, newest last: ${words}`} gap="1" flexShrink="0">
      {form.map((outcome, index) => (
        <Center
          // biome-ignore lint/suspicious/noArrayIndexKey: results are told apart by their place alone.
          key={index}
          boxSize="6"
          borderRadius="md"
          bg={LOOKS[outcome].bg}
          color={LOOKS[outcome].color}
          textStyle="score"
          fontSize="sm"
        >
          {outcome}
        </Center>
      ))}
    </HStack>
  );
}
