import { Sheet, SheetTitle } from '../../ui/sheet.tsx';
import { DeleteForm } from './delete-form.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

export interface DeleteSheetProps {
  readonly uid: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks once more, and says what goes and what stays. */
export function DeleteSheet({ uid, open, onClose }: DeleteSheetProps) {
  const action = useDeleteAccount(uid);
  return (
    <Sheet open={open} onClose={onClose} staysOnOutsideTap>
      <SheetTitle>Delete your account?</SheetTitle>
      <DeleteForm {...action} onCancel={onClose} />
    </Sheet>
  );
}
