import { useCallback, useEffect, useRef, useState } from 'react';
import { KeyAgentError, type KeyAgentFailure, type KeyCertificate } from '@/session/key-agent/key-agent';
import type { CertificateRun } from '@/session/sign-in-methods/method';

/** looking: also during a refresh; earlier results are not offered meanwhile. */
type Found =
  | { phase: 'looking' }
  | { phase: 'found'; certificates: readonly KeyCertificate[] }
  | { phase: 'failed'; reason: KeyAgentFailure; message: string };

/** Certificates in this machine, loaded at once and on request. */
export function useCertificates(run: CertificateRun): { found: Found; look: () => void } {
  const [found, setFound] = useState<Found>({ phase: 'looking' });
  const current = useRef<AbortController>(undefined);

  const look = useCallback(() => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setFound({ phase: 'looking' });
    run.list(own.signal).then(
      (certificates) => own.signal.aborted || setFound({ phase: 'found', certificates }),
      (failure: unknown) => {
        if (own.signal.aborted) return;
        const error = failure instanceof KeyAgentError ? failure : new KeyAgentError('broken');
        setFound({ phase: 'failed', reason: error.reason, message: error.message });
      },
    );
  }, [run]);

  useEffect(() => {
    look();
    return () => current.current?.abort();
  }, [look]);
  return { found, look };
}
