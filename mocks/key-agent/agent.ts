// Simulated key agent: the local program that accesses the plugged-in keys. It is independent of the centre; its state lies in the centre's
// store only so that all tabs share it and a reset restores it.
import { isRevoked, restoreCertificate, revokeCertificate, signText } from '../centre/access/certificates-ca';
import { BusinessError, REFUSED, type Transaction } from '../centre/kernel/transaction';
import { DEMO_KEYS, type DemoKey, issuedCertificate, MAX_WRONG_PINS, PIN } from './keys';

const VERSION = '2.3.0';
const OLD_VERSION = '1.6.2';

/** off: not running; old: running, but too old for the hall. */
const MODES = ['on', 'off', 'old'] as const;
export type AgentMode = (typeof MODES)[number];

interface AgentState {
  mode: AgentMode;
  /** Numbers of the plugged-in keys. */
  inserted: readonly string[];
  /** The next signature is cancelled in the agent's window. */
  cancelNext: boolean;
}

/** Answer of the agent: a result or a reason (docs/deploy/key-agent.md). */
export type AgentAnswer =
  | { version: string; certificates: readonly object[] }
  | { signature: string }
  | { error: 'KEY_REMOVED' | 'PIN_LOCKED' | 'CANCELLED' }
  | { error: 'PIN_WRONG'; triesLeft: number };

const initial: AgentState = { mode: 'on', inserted: ['UK-0001'], cancelNext: false };

const states = (tx: Transaction) => tx.store.table<AgentState>('key-agent');
const wrongPins = (tx: Transaction) => tx.store.table<{ count: number }>('key-agent-wrong-pins');
const stateOf = (tx: Transaction) => states(tx).get('state') ?? initial;
const wrongOf = (tx: Transaction, key: DemoKey) => wrongPins(tx).get(key.no)?.count ?? 0;

export function agentMode(tx: Transaction): AgentMode {
  return stateOf(tx).mode;
}

export function listCertificates(tx: Transaction): AgentAnswer {
  const { mode } = stateOf(tx);
  if (mode === 'old') return { version: OLD_VERSION, certificates: [] };
  const certificates = pluggedIn(tx).flatMap((key) =>
    key.certificates.map((certificate) => ({
      id: `${key.no}/${certificate.serialNumber}`,
      cert: issuedCertificate(key, certificate),
      serialNumber: certificate.serialNumber,
      holder: certificate.subject.name,
      operator: certificate.subject.jbrxm,
      holderType: certificate.subject.kfsbh === '' ? 'unit' : 'developer',
      issuer: certificate.issuer,
      notBefore: certificate.notBefore,
      notAfter: certificate.notAfter,
    })),
  );
  return { version: VERSION, certificates };
}

/** Signs the text with the certificate's key if it is plugged in and the PIN is right. */
export function signWithKey(tx: Transaction, input: { id: string; pin: string; text: string }): AgentAnswer {
  const key = pluggedIn(tx).find(({ no, certificates }) =>
    certificates.some(({ serialNumber }) => `${no}/${serialNumber}` === input.id),
  );
  if (!key) return { error: 'KEY_REMOVED' };
  const { cancelNext, ...state } = stateOf(tx);
  if (cancelNext) {
    states(tx).put('state', { ...state, cancelNext: false });
    return { error: 'CANCELLED' };
  }
  const wrong = wrongOf(tx, key);
  if (wrong >= MAX_WRONG_PINS) return { error: 'PIN_LOCKED' };
  if (input.pin !== PIN) {
    wrongPins(tx).put(key.no, { count: wrong + 1 });
    const triesLeft = MAX_WRONG_PINS - wrong - 1;
    return triesLeft === 0 ? { error: 'PIN_LOCKED' } : { error: 'PIN_WRONG', triesLeft };
  }
  wrongPins(tx).delete(key.no);
  return { signature: signText(input.text, key.privateKey, key.publicKey) };
}

/** View of a key for the QA panel. */
export interface KeyView {
  no: string;
  title: string;
  remark: string;
  inserted: boolean;
  locked: boolean;
  revoked: boolean;
}

export function keyViews(tx: Transaction): { mode: AgentMode; cancelNext: boolean; keys: KeyView[] } {
  const { mode, cancelNext, inserted } = stateOf(tx);
  const keys = DEMO_KEYS.map((key) => ({
    no: key.no,
    title: key.title,
    remark: key.remark,
    inserted: inserted.includes(key.no),
    locked: wrongOf(tx, key) >= MAX_WRONG_PINS,
    revoked: key.certificates.some(({ serialNumber }) => isRevoked(tx, serialNumber)),
  }));
  return { mode, cancelNext, keys };
}

/** QA actions on keys, agent and certificates (POST __qa__/key). */
export function operateKey(tx: Transaction, input: { action: string; no: string; mode: string }): unknown {
  const state = stateOf(tx);
  const put = (change: Partial<AgentState>) => states(tx).put('state', { ...state, ...change });
  if (input.action === 'agent') {
    const mode = MODES.find((one) => one === input.mode);
    if (!mode) return new BusinessError(REFUSED, `mode须为${MODES.join('、')}之一`);
    put({ mode });
    return keyViews(tx);
  }
  if (input.action === 'cancel') {
    put({ cancelNext: true });
    return keyViews(tx);
  }
  // Without a number all keys are removed.
  if (input.action === 'remove' && input.no === '') {
    put({ inserted: [] });
    return keyViews(tx);
  }
  const key = DEMO_KEYS.find(({ no }) => no === input.no);
  if (!key) return new BusinessError(REFUSED, '没有这把密钥');
  if (input.action === 'insert') put({ inserted: [...state.inserted.filter((no) => no !== key.no), key.no] });
  else if (input.action === 'remove') put({ inserted: state.inserted.filter((no) => no !== key.no) });
  else if (input.action === 'unlock') wrongPins(tx).delete(key.no);
  else if (input.action === 'revoke') {
    for (const { serialNumber } of key.certificates) revokeCertificate(tx, serialNumber, '持有人申请');
  } else if (input.action === 'restore') {
    for (const { serialNumber } of key.certificates) restoreCertificate(tx, serialNumber);
  } else return new BusinessError(REFUSED, 'action须为insert、remove、unlock、revoke、restore、cancel或agent');
  return keyViews(tx);
}

function pluggedIn(tx: Transaction): DemoKey[] {
  const { inserted } = stateOf(tx);
  return DEMO_KEYS.filter(({ no }) => inserted.includes(no));
}
