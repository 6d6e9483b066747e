import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useFocusOnResult } from './result-panel.tsx';

function Board({ hasResult }: { readonly hasResult: boolean }) {
  const changeResult = useRef<HTMLButtonElement>(null);
  useFocusOnResult(hasResult, changeResult);
  if (!hasResult) return <button type="button">Pick winner!</button>;
  return (
    <button key="another" type="button" ref={changeResult}>
      Change result
    </button>
  );
}

test('when the result comes, the focus goes from the button that leaves to the one that takes its place', () => {
  const { rerender } = render(<Board hasResult={false} />);
  screen.getByRole('button', { name: 'Pick winner!' }).focus();
  rerender(<Board hasResult />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change result' }));
});

test('focus that is somewhere else, or a result that was there before, leaves it where it is', () => {
  const { rerender, unmount } = render(
    <>
      <input aria-label="Somewhere else" />
      <Board hasResult={false} />
    </>,
  );
  screen.getByRole('textbox').focus();
  rerender(
    <>
      <input aria-label="Somewhere else" />
      <Board hasResult />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  unmount();
  render(<Board hasResult />);
  expect(document.activeElement).toBe(document.body);
});
