import { Link } from '@chakra-ui/react';
import { type GiId, type ShareState, splitLinks, toPiId, type Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
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

export interface PaymentMark {
  readonly giId: GiId;
  readonly uid: Uid;
  readonly name: string;
  readonly from: ShareState;
  readonly to: ShareState;
}

export async function markPayment({ giId, uid, name, from, to }: PaymentMark): Promise<void> {
  const params = { piId: toPiId(giId, uid) };
  await callApi('markShare', { params, body: { state: to } });
  toastUndo(to === 'OPEN' ? `${name} marked as not paid` : `${name} marked as paid`, () => {
    void saveOrToast(callApi('markShare', { params, body: { state: from } }), "Couldn't undo the payment");
  });
}
