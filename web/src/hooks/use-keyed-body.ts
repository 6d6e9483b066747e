import { useRef } from 'react';

interface Keyed<Body> {
  readonly body: Body;
  readonly key: string;
}

/**
 * Returns a function that adds an idempotency key to a form's body. The same input keeps its key, so that a retry
 * creates nothing twice, but changed input gets another.
 */
export function useKeyedBody<Typed, Body>(toBody: (typed: Typed) => Body): (typed: Typed) => Keyed<Body> {
  const last = useRef<{ typed: string; keyed: Keyed<Body> } | null>(null);
  return (values) => {
    const typed = JSON.stringify(values);
    if (last.current?.typed !== typed) {
      last.current = { typed, keyed: { body: toBody(values), key: crypto.randomUUID() } };
    }
    return last.current.keyed;
  };
}
