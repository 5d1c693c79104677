/** A certificate on a plugged-in key, as the agent reports it. The centre parses the certificate itself. */
export interface KeyCertificate {
  /** The agent's id of the certificate. */
  id: string;
  /** The certificate in Base64, as sent to the centre. */
  cert: string;
  serialNumber: string;
  /** Unit or developer. */
  holder: string;
  /** Operator holding the key, '' if the certificate names none. */
  operator: string;
  holderType: 'unit' | 'developer' | 'other';
  issuer: string;
  /** yyyy-MM-dd. */
  notBefore: string;
  notAfter: string;
}

/** Access to the keys plugged into this machine; each make of agent implements it. */
export interface KeyAgent {
  /** Certificates of all plugged-in keys; may be empty. @throws KeyAgentError */
  certificates: (signal: AbortSignal) => Promise<readonly KeyCertificate[]>;
  /** SM2 signature (DER, hex) over the text. The PIN is passed to the agent only. @throws KeyAgentError */
  sign: (certificate: KeyCertificate, pin: string, text: string, signal: AbortSignal) => Promise<string>;
}

export type KeyAgentFailure =
  | 'not-set-up'
  | 'not-running'
  | 'too-old'
  | 'no-answer'
  | 'broken'
  | 'wrong-pin'
  | 'locked'
  | 'removed'
  | 'cancelled'
  | 'aborted';

const TEXTS: Readonly<Record<KeyAgentFailure, string>> = {
  'not-set-up': '本中心尚未开通数字证书登录',
  'not-running': '没有连接到证书助手。请确认本机已安装并运行证书助手；浏览器询问是否允许访问本机程序时，请选择允许',
  'too-old': '本机的证书助手版本过低，请更新到2.0以上版本后重试',
  'no-answer': '证书助手没有回应。请查看它是否有窗口在等待确认，或重新运行证书助手后重试',
  broken: '证书助手返回的内容无法识别，请重新运行或重新安装证书助手后重试',
  'wrong-pin': '密钥密码不正确',
  locked: '密钥密码连续输错，密钥已锁定。请携带密钥到发证机构解锁',
  removed: '密钥已被拔出，请重新插入后再试',
  cancelled: '您在证书助手的窗口中取消了签名，本次没有登录',
  aborted: '已停止，本次没有登录',
};

/** Failure of agent or key; `message` is user-readable. */
export class KeyAgentError extends Error {
  override readonly name = 'KeyAgentError';
  readonly reason: KeyAgentFailure;

  /** `triesLeft`: PIN attempts left before the key locks; undefined if the agent does not report it. */
  constructor(reason: KeyAgentFailure, { triesLeft }: { triesLeft?: number | undefined } = {}) {
    super(triesLeft === undefined ? TEXTS[reason] : `${TEXTS[reason]}，还可以再试${triesLeft}次，之后密钥将被锁定`);
    this.reason = reason;
  }
}
