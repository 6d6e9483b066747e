import { Button, type ButtonProps, Link } from '@chakra-ui/react';
import { type GiId, type ShareState, splitLinks, toPiId, type Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { useCall } from '../../hooks/use-api.ts';
import { FormError } from '../../ui/form.tsx';
import { saveOrToast, toastUndo } from '../../ui/toasts.ts';

export function HowToPay({ text }: { readonly text: string }) {
  return (
    <bdi>
      {splitLinks(text).map((piece, at) =>
        piece.isLink ? (
          <Link
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece of the text has no id except its index.
            key={at}
            href={piece.text}
            target="_blank"
            rel="noopener noreferrer"
            color="brand.fg"
            textDecoration="underline"
            overflowWrap="anywhere"
          >
            {piece.text}
          </Link>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  );
}

export const STATE_LABELS: Record<ShareState, string> = {
  OPEN: 'not paid',
  SAID_PAID: "says they've paid",
  CONFIRMED: 'paid',
};

const EDITOR_LABELS = { CONFIRMED: 'Mark as paid', OPEN: 'Mark as not paid' } as const;
const PAYER_LABELS = { SAID_PAID: "I've paid", OPEN: "I haven't paid" } as const;

interface PaymentButtonProps extends Pick<ButtonProps, 'size'> {
  readonly giId: GiId;
  readonly uid: Uid;
  readonly name: string;
  readonly state: ShareState;
  readonly mayEdit: boolean;
  /** False for a confirmed share that has increased since. */
  readonly isSettled?: boolean;
  /** Date of the game, if a list shows several. */
  readonly day?: string;
}

/** Renders nothing if the viewer cannot change the state. */
export function PaymentButton({ name, day, state, mayEdit, isSettled, size, ...share }: PaymentButtonProps) {
  const { to, label } = mayEdit ? editorMark(isSettled ?? false) : payerMark(state);
  const { run, isBusy, problem } = useCall("Couldn't save the payment", async () => {
    const params = { piId: toPiId(share.giId, share.uid) };
    await callApi('markShare', { params, body: { state: to } });
    if (!mayEdit) return;
    toastUndo(to === 'OPEN' ? `${name} marked as not paid` : `${name} marked as paid`, () => {
      void saveOrToast(callApi('markShare', { params, body: { state } }), "Couldn't undo the payment");
    });
  });
  if (!mayEdit && state === 'CONFIRMED') return null;
  const subject = [mayEdit && name, day].filter(Boolean).join(', ');
  const isMainAction = mayEdit ? state === 'SAID_PAID' : state === 'OPEN';
  return (
    <>
      <Button
        size={size}
        flexShrink="0"
        variant={isMainAction ? 'solid' : 'outline'}
        aria-label={subject ? `${label}: ${subject}` : label}
        loading={isBusy}
        onClick={() => void run()}
      >
        {label}
      </Button>
      <FormError message={problem} />
    </>
  );
}

function editorMark(isSettled: boolean) {
  const to = isSettled ? 'OPEN' : 'CONFIRMED';
  return { to, label: EDITOR_LABELS[to] } as const;
}

function payerMark(state: ShareState) {
  const to = state === 'OPEN' ? 'SAID_PAID' : 'OPEN';
  return { to, label: PAYER_LABELS[to] } as const;
}
