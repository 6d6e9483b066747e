import { Button, Text } from '@chakra-ui/react';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from './ui/sheet.tsx';

export interface InfoSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** What its one button says. */
  readonly button: string;
  readonly onClose: () => void;
}

/** A dialog that says one thing, and goes when that is read. */
export function InfoSheet({ open, title, text, button, onClose }: InfoSheetProps) {
  return (
    <Sheet open={open} onClose={onClose}>
      <SheetTitle>{title}</SheetTitle>
      <SheetBody>
        <Text>{text}</Text>
      </SheetBody>
      <SheetFooter>
        <Button onClick={onClose}>{button}</Button>
      </SheetFooter>
    </Sheet>
  );
}
