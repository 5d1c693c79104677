import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhoneState, SignQr } from '@/api/sign';
import { steadyPoll } from '@/lib/steady-poll';

/** How a code is fetched and asked after. */
export interface PhoneCodeCalls<T extends { zt: PhoneState }> {
  open: (signal: AbortSignal) => Promise<SignQr>;
  ask: (uuid: string, signal: AbortSignal) => Promise<T>;
}

export type PhoneCode =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: PhoneState; address: string };

/**
 * One code on the screen and what the phone makes of it. A new code takes the place of the old one, whose late answers count
 * for nothing; polling stops when the component leaves, and while nobody looks.
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
        stop = steadyPoll<T>(
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

/** What another centre says that the hall does not know counts as no news. */
const isPhoneState = (zt: unknown): zt is PhoneState => typeof zt === 'string' && STATES.has(zt);
