import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hands the focus on when the result comes: 'Pick winner!' goes then, and would take the focus with it where the score
 * was entered faster than the winner was shown.
 */
export function useFocusOnResult(
  hasResult: boolean,
  changeResult: RefObject<HTMLButtonElement | null>,
): void {
  const hadResult = useRef(hasResult);
  useEffect(() => {
    const isNew = hasResult && !hadResult.current;
    hadResult.current = hasResult;
    if (isNew && document.activeElement === document.body)
      changeResult.current?.focus({ preventScroll: true });
  }, [hasResult, changeResult]);
}
