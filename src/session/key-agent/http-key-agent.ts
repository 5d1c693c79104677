import { appConfig } from '@/lib/app-config';
import { type KeyAgent, KeyAgentError } from './key-agent';
import { readAgentAnswer, readCertificates, readSignature } from './read-answer';

/** Timeouts: a list is immediate; a signature may need confirmation in the agent's window, limited by the challenge's lifetime. */
const LIST_MS = 6_000;
const SIGN_MS = 110_000;
const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The agent program that listens on this machine at keyAgentUrl (docs/deploy/key-agent.md). */
export const httpKeyAgent: KeyAgent = {
  certificates: async (signal) => readCertificates(await ask('certificates', undefined, LIST_MS, signal)),
  sign: async ({ id }, pin, text, signal) => readSignature(await ask('sign', { id, pin, text }, SIGN_MS, signal)),
};

async function ask(
  name: string,
  body: Record<string, string> | undefined,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const address = `${agentAddress()}/${name}`;
  const stop = new AbortController();
  const stopped = () => stop.abort();
  signal.addEventListener('abort', stopped);
  const timer = setTimeout(stopped, timeoutMs);
  try {
    if (signal.aborted) throw new KeyAgentError('aborted');
    const response = await fetch(address, {
      ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      signal: stop.signal,
      // Sends no cookies, and follows no redirect with a PIN.
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    // Versions before 2 use other paths.
    if (response.status === 404) throw new KeyAgentError('too-old');
    if (!response.ok) throw new KeyAgentError('broken');
    return readAgentAnswer(await response.text());
  } catch (failure) {
    if (failure instanceof KeyAgentError) throw failure;
    if (signal.aborted) throw new KeyAgentError('aborted');
    throw new KeyAgentError(stop.signal.aborted ? 'no-answer' : 'not-running');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stopped);
  }
}

/** Loopback or the hall's own origin only, whatever config.json says: a PIN is sent nowhere else. */
function agentAddress(): string {
  const { keyAgentUrl } = appConfig();
  if (keyAgentUrl === '') throw new KeyAgentError('not-set-up');
  try {
    const { href, protocol, hostname, origin } = new URL(keyAgentUrl, document.baseURI);
    const near = THIS_MACHINE.test(hostname) || origin === window.location.origin;
    if (/^https?:$/.test(protocol) && near) return href.replace(/(?<!\/)\/+$/, '');
  } catch {
    // Invalid URL: reported below.
  }
  throw new KeyAgentError('not-set-up');
}
