import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'loading'> {
  readonly isBusy: boolean;
}

/** The button under a form. While the form is on its way it shows so, cannot be pressed, and keeps its name. */
export function SubmitButton({ isBusy, children, ...props }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" disabled={isBusy} aria-busy={isBusy} {...props}>
      {isBusy && <Spinner size="sm" aria-hidden="true" />}
      {children}
    </Button>
  );
}
