import { type GiId, type ShareState, toPiId, type Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { saveOrToast, toastUndo } from '../../ui/toasts.ts';

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
