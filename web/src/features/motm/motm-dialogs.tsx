import { InfoSheet } from '../../ui/sheet.tsx';

export interface MotmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** For who picked themselves. */
export function InvalidSelection(props: MotmDialogProps) {
  return <InfoSheet {...props} title="Invalid Selection" text="You can't pick yourself." button="OK" />;
}

/** For who has voted. */
export function VotesSubmitted(props: MotmDialogProps) {
  return (
    <InfoSheet
      {...props}
      title="Votes Submitted"
      text="Your votes have been submitted successfully."
      button="OK"
    />
  );
}
