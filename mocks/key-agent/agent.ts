// The simulated key agent: the program on the person's machine that reaches the keys plugged in there. It belongs to no
// centre; its state lies in the centre's store only so that all tabs share it and a reset takes it back.
import { isRevoked, restoreCertificate, revokeCertificate, signText } from '../centre/access/certificates-ca';
import { type Desk, REFUSED, Refusal } from '../centre/kernel/desk';
import { DEMO_KEYS, type DemoKey, issuedCertificate, MOST_WRONG_PINS, PIN } from './keys';

const VERSION = '2.3.0';
const OLD_VERSION = '1.6.2';

/** off: the program does not run; old: it runs, but is older than what the hall can talk to. */
const MODES = ['on', 'off', 'old'] as const;
export type AgentMode = (typeof MODES)[number];

interface AgentState {
  mode: AgentMode;
  /** Numbers of the keys plugged in. */
  inserted: readonly string[];
  /** The person presses cancel in the agent's window at the next signature. */
  cancelNext: boolean;
}

/** What the agent answers: a result, or why there is none (docs/deploy/key-agent.md). */
export type AgentAnswer =
  | { version: string; certificates: readonly object[] }
  | { signature: string }
  | { error: 'KEY_REMOVED' | 'PIN_LOCKED' | 'CANCELLED' }
  | { error: 'PIN_WRONG'; triesLeft: number };

const initial: AgentState = { mode: 'on', inserted: ['UK-0001'], cancelNext: false };

const states = (desk: Desk) => desk.store.table<AgentState>('key-agent');
const wrongPins = (desk: Desk) => desk.store.table<{ count: number }>('key-agent-wrong-pins');
const stateOf = (desk: Desk) => states(desk).get('state') ?? initial;
const wrongOf = (desk: Desk, key: DemoKey) => wrongPins(desk).get(key.no)?.count ?? 0;

export function agentMode(desk: Desk): AgentMode {
  return stateOf(desk).mode;
}

export function listCertificates(desk: Desk): AgentAnswer {
  const { mode } = stateOf(desk);
  if (mode === 'old') return { version: OLD_VERSION, certificates: [] };
  const certificates = pluggedIn(desk).flatMap((key) =>
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

/** Signs the text with the key that holds the certificate, if it is still there and the PIN is right. */
export function signWithKey(desk: Desk, input: { id: string; pin: string; text: string }): AgentAnswer {
  const key = pluggedIn(desk).find(({ no, certificates }) =>
    certificates.some(({ serialNumber }) => `${no}/${serialNumber}` === input.id),
  );
  if (!key) return { error: 'KEY_REMOVED' };
  const { cancelNext, ...state } = stateOf(desk);
  if (cancelNext) {
    states(desk).put('state', { ...state, cancelNext: false });
    return { error: 'CANCELLED' };
  }
  const wrong = wrongOf(desk, key);
  if (wrong >= MOST_WRONG_PINS) return { error: 'PIN_LOCKED' };
  if (input.pin !== PIN) {
    wrongPins(desk).put(key.no, { count: wrong + 1 });
    const triesLeft = MOST_WRONG_PINS - wrong - 1;
    return triesLeft === 0 ? { error: 'PIN_LOCKED' } : { error: 'PIN_WRONG', triesLeft };
  }
  wrongPins(desk).delete(key.no);
  return { signature: signText(input.text, key.privateKey, key.publicKey) };
}

/** As the QA panel shows it. */
export interface KeyView {
  no: string;
  title: string;
  remark: string;
  inserted: boolean;
  locked: boolean;
  revoked: boolean;
}

export function keyViews(desk: Desk): { mode: AgentMode; cancelNext: boolean; keys: KeyView[] } {
  const { mode, cancelNext, inserted } = stateOf(desk);
  const keys = DEMO_KEYS.map((key) => ({
    no: key.no,
    title: key.title,
    remark: key.remark,
    inserted: inserted.includes(key.no),
    locked: wrongOf(desk, key) >= MOST_WRONG_PINS,
    revoked: key.certificates.some(({ serialNumber }) => isRevoked(desk, serialNumber)),
  }));
  return { mode, cancelNext, keys };
}

/** What a hand does with the keys and the program, and the authority with a certificate (QA: POST __qa__/key). */
export function actOnKey(desk: Desk, input: { action: string; no: string; mode: string }): unknown {
  const state = stateOf(desk);
  const put = (change: Partial<AgentState>) => states(desk).put('state', { ...state, ...change });
  if (input.action === 'agent') {
    const mode = MODES.find((one) => one === input.mode);
    if (!mode) return new Refusal(REFUSED, `mode须为${MODES.join('、')}之一`);
    put({ mode });
    return keyViews(desk);
  }
  if (input.action === 'cancel') {
    put({ cancelNext: true });
    return keyViews(desk);
  }
  // Without a number every key is pulled out.
  if (input.action === 'remove' && input.no === '') {
    put({ inserted: [] });
    return keyViews(desk);
  }
  const key = DEMO_KEYS.find(({ no }) => no === input.no);
  if (!key) return new Refusal(REFUSED, '没有这把密钥');
  if (input.action === 'insert') put({ inserted: [...state.inserted.filter((no) => no !== key.no), key.no] });
  else if (input.action === 'remove') put({ inserted: state.inserted.filter((no) => no !== key.no) });
  else if (input.action === 'unlock') wrongPins(desk).delete(key.no);
  else if (input.action === 'revoke') {
    for (const { serialNumber } of key.certificates) revokeCertificate(desk, serialNumber, '持有人申请');
  } else if (input.action === 'restore') {
    for (const { serialNumber } of key.certificates) restoreCertificate(desk, serialNumber);
  } else return new Refusal(REFUSED, 'action须为insert、remove、unlock、revoke、restore、cancel或agent');
  return keyViews(desk);
}

function pluggedIn(desk: Desk): DemoKey[] {
  const { inserted } = stateOf(desk);
  return DEMO_KEYS.filter(({ no }) => inserted.includes(no));
}
