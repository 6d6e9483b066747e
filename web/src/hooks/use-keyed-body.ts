import { useRef } from 'react';

interface Keyed<Body> {
  readonly body: Body;
  readonly key: string;
}

/**
 * Returns a function that adds an idempotency key to the body of a form. Unchanged input keeps its key, so that a retry
 * creates nothing new. Changed input gets a new key.
 */
export function useKeyedBody<Typed, Body>(toBody: (typed: Typed) => Body): (typed: Typed) => Keyed<Body> {
  const last = useRef<{ json: string; keyed: Keyed<Body> } | null>(null);
  return (values) => {
    const json = JSON.stringify(values);
    if (last.current?.json !== json) {
      last.current = { json, keyed: { body: toBody(values), key: crypto.randomUUID() } };
    }
    return last.current.keyed;
  };
}
