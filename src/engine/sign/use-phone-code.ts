import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhoneState, SignQr } from '@/api/cases/sign';
import { poll } from '@/lib/poll';

/** Calls that fetch and poll a code. */
export interface PhoneCodeCalls<T extends { zt: PhoneState }> {
  open: (signal: AbortSignal) => Promise<SignQr>;
  ask: (uuid: string, signal: AbortSignal) => Promise<T>;
}

export type PhoneCode =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: PhoneState; address: string };

/**
 * State of one code and its phone. A new code replaces the old one, whose late answers are ignored; polling stops on unmount and
 * pauses while the page is hidden.
 */
export function usePhoneCode<T extends { zt: PhoneState }>(
  calls: PhoneCodeCalls<T>,
  onConfirmed: (answer: T) => void,
): { code: PhoneCode; refresh: () => void } {
  const [code, setCode] = useState<PhoneCode>({ phase: 'loading' });
  const [round, setRound] = useState(0);
  const latest = useRef({ calls, onConfirmed });
  latest.current = { calls, onConfirmed };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new code
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stop: (() => void) | undefined;
    setCode({ phase: 'loading' });
    latest.current.calls.open(signal).then(
      ({ uuid, urlBase }) => {
        if (signal.aborted) return;
        const address = `${urlBase}${uuid}`;
        setCode({ phase: 'waiting', address });
        stop = poll<T>(
          (asking) => latest.current.calls.ask(uuid, asking),
          (answer) => {
            if (!isPhoneState(answer.zt)) return;
            setCode({ phase: answer.zt, address });
            if (answer.zt === 'waiting' || answer.zt === 'scanned') return;
            stop?.();
            if (answer.zt === 'confirmed') latest.current.onConfirmed(answer);
          },
        );
      },
      (error: unknown) => !signal.aborted && setCode({ phase: 'failed', error }),
    );
    return () => {
      controller.abort();
      stop?.();
    };
  }, [round]);

  const refresh = useCallback(() => setRound((before) => before + 1), []);
  return { code, refresh };
}

const STATES: ReadonlySet<string> = new Set(['waiting', 'scanned', 'confirmed', 'cancelled', 'expired']);

/** Guards against unknown states of a centre, which are ignored. */
const isPhoneState = (zt: unknown): zt is PhoneState => typeof zt === 'string' && STATES.has(zt);
