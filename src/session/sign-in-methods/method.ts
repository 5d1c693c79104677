import type { CodeSent, LoginType, SignInAnswer } from '@/api/session/auth';
import type { FacePictures, FaceProgress, FaceRequest } from '@/api/session/face-sign-in';
import type { ScanCode } from '@/api/session/qr-sign-in';
import type { KeyCertificate } from '../key-agent/key-agent';

/** Keys of the centre's configuration entry loginMethods. */
export type MethodKey =
  | 'account-password'
  | 'sms-code'
  | 'account-code'
  | 'qr'
  | 'qr-face'
  | 'face'
  | 'certificate'
  | 'government'
  | 'other-unit';

/**
 * A sign-in method (docs/specification.md 2.6, 6). The sign-in page renders it by the kind of its run; only the links below the form and the offers of another method compare its key.
 */
export interface SignInMethod {
  key: MethodKey;
  title: string;
  loginTypes: readonly LoginType[];
  /** Prerequisites, shown before the start. */
  needs: string;
  /** Fields and requests; loaded on selection, except for the first method. */
  run: MethodRun | (() => Promise<MethodRun>);
}

export type MethodRun = FieldsRun | ScanRun | FaceRun | CertificateRun | RedirectRun;

/** A form: its values are sent to the centre, which responds with a session. */
export interface FieldsRun {
  as: 'fields';
  fields: (loginType: LoginType) => readonly MethodField[];
  /** For methods with the field 'smsCode': sends the code to the account in the other fields. @throws ApiError */
  sendCode?: (values: MethodValues, loginType: LoginType) => Promise<CodeSent>;
  /** @throws ApiError */
  request: (values: MethodValues, extra: FieldsExtra) => Promise<SignInAnswer>;
}

/** Field name → text, trimmed except for passwords. */
export type MethodValues = Readonly<Record<string, string>>;

export interface FieldsExtra {
  loginType: LoginType;
  /** uuid of the captcha answered in the field 'yzm'; '' without captcha. */
  captchaUuid: string;
  /** Ticket of a 417 to bind with; undefined for none. */
  bindTicket: string | undefined;
}

export interface MethodField {
  /** 'yzm' and 'dxyzm' also show the centre's code 428 and wrong SMS codes. */
  name: string;
  label: string;
  kind: 'text' | 'identifier' | 'mobile' | 'password' | 'captcha' | 'smsCode';
  /** Error message of an empty field; without it the field is optional. */
  missing?: string;
  hint?: string;
  autoComplete?: string;
  /** Rarely needed: collapsed under this label. */
  folded?: string;
}

/** A code on screen that a phone scans and confirms. */
export interface ScanRun {
  as: 'scan';
  /** Instructions for the phone, one sentence per step. */
  steps: readonly string[];
  /** Shown after the scan: the pending step on the phone. */
  scanned: string;
  /** @throws ApiError */
  open: (loginType: LoginType, signal: AbortSignal) => Promise<ScanCode>;
  ask: (code: ScanCode, loginType: LoginType, signal: AbortSignal) => Promise<ScanState>;
}

export interface ScanState {
  zt: 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';
  /** The phone's remark, for example an unrecognised face; '' for none. */
  ts: string;
  /** In state 'confirmed': fetches the session. @throws ApiError if the centre rejects it */
  login: () => Promise<SignInAnswer>;
}

/** Face check by this machine's camera or the phone's. */
export interface FaceRun {
  as: 'face';
  /** Opens a request for this person. @throws ApiError */
  begin: (person: { xingming: string; zjhm: string }) => Promise<FaceRequest>;
  /** Sends the camera's pictures. @throws ApiError */
  send: (request: FaceRequest, pictures: FacePictures, signal: AbortSignal) => Promise<FaceProgress>;
  ask: (request: FaceRequest, signal: AbortSignal) => Promise<FaceProgress>;
  /** Once, after 'passed'. @throws ApiError */
  finish: (request: FaceRequest) => Promise<SignInAnswer>;
}

/** A key in this machine, accessed through its agent. */
export interface CertificateRun {
  as: 'certificate';
  /** Certificates of the plugged-in keys. @throws KeyAgentError */
  list: (signal: AbortSignal) => Promise<readonly KeyCertificate[]>;
  /** One attempt with one certificate. @throws KeyAgentError or ApiError */
  request: (attempt: CertificateAttempt) => Promise<SignInAnswer>;
}

export interface CertificateAttempt {
  loginType: LoginType;
  certificate: KeyCertificate;
  /** As typed. */
  pin: string;
  /** Aborts before anything is sent to the centre. */
  signal: AbortSignal;
  /** Called with true while the agent signs, which may wait for confirmation in its own window. */
  onSigning: (signing: boolean) => void;
}

/** Sign-in at another site, which redirects back. */
export interface RedirectRun {
  as: 'redirect';
  /** Explains the other site's procedure, one or two sentences. */
  advice: string;
  /** Reason the method is unavailable; undefined if available. */
  unavailable: () => string | undefined;
  /** Leaves the hall. @throws ApiError or Error with a user-readable message */
  leave: (loginType: LoginType) => Promise<void>;
}
