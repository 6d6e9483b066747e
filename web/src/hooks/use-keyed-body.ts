import { useRef } from 'react';

interface Keyed<Body> {
  readonly body: Body;
  readonly key: string;
}

/**
 * Makes of what is typed into a form what is sent, with a key: the very same when it is sent again, after a double tap or
 * because nobody heard whether it had arrived, so that nothing is made twice. Whatever is typed anew has a key of its own:
 * the server would else answer with what was typed before, and the correction would be lost unnoticed.
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
