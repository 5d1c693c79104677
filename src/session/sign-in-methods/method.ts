import type { CodeSent, LoginType, SignInAnswer } from '@/api/auth';
import type { FacePictures, FaceProgress, FaceRequest } from '@/api/face-sign-in';
import type { ScanCode } from '@/api/qr-sign-in';
import type { KeyCertificate } from '../key-agent/key-agent';

/** Keys are those of the centre's configuration entry loginMethods. */
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

/** One way to sign in (specification 2.6, 6). The sign-in page draws it by what its run is; nothing else knows the methods. */
export interface SignInMethod {
  key: MethodKey;
  title: string;
  loginTypes: readonly LoginType[];
  /** What the person needs at hand, said before it starts. */
  needs: string;
  /** Fields, requests and what else it takes; all but the first method's are loaded when they are chosen. */
  run: MethodRun | (() => Promise<MethodRun>);
}

export type MethodRun = FieldsRun | ScanRun | FaceRun | CertificateRun | RedirectRun;

/** A form: what is typed goes to the centre, which answers with a session. */
export interface FieldsRun {
  as: 'fields';
  fields: (loginType: LoginType) => readonly MethodField[];
  /** Where there is a field 'smsCode': sends the code to whom the other fields name. @throws ApiError */
  sendCode?: (values: MethodValues, loginType: LoginType) => Promise<CodeSent>;
  /** @throws ApiError */
  request: (values: MethodValues, extra: FieldsExtra) => Promise<SignInAnswer>;
}

/** Field name → text as typed, blanks at the ends taken off but for passwords. */
export type MethodValues = Readonly<Record<string, string>>;

export interface FieldsExtra {
  loginType: LoginType;
  /** uuid of the captcha that was answered in the field 'yzm'; '' where there is none. */
  captchaUuid: string;
  /** Ticket of a 417 to bind with; undefined for none. */
  bindTicket: string | undefined;
}

export interface MethodField {
  /** 'yzm' and 'dxyzm' are also where the centre's codes 428 and wrong SMS code are shown. */
  name: string;
  label: string;
  kind: 'text' | 'identifier' | 'mobile' | 'password' | 'captcha' | 'smsCode';
  /** Said when it is empty; without it the field may stay empty. */
  missing?: string;
  hint?: string;
  autoComplete?: string;
  /** Seldom needed: behind this sentence until somebody opens it. */
  folded?: string;
}

/** A code on the screen that a phone scans and confirms. */
export interface ScanRun {
  as: 'scan';
  /** What the phone does, one sentence for each step. */
  steps: readonly string[];
  /** Said once the phone has scanned: what it waits for. */
  scanned: string;
  /** @throws ApiError */
  open: (loginType: LoginType, signal: AbortSignal) => Promise<ScanCode>;
  ask: (code: ScanCode, loginType: LoginType, signal: AbortSignal) => Promise<ScanState>;
}

export interface ScanState {
  zt: 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';
  /** What the phone reports beside it, e.g. a face that was not recognised; '' for nothing. */
  ts: string;
  /** With 'confirmed': the session. @throws ApiError when the centre refuses it */
  login: () => Promise<SignInAnswer>;
}

/** The person in front of this machine's camera, or of their phone's. */
export interface FaceRun {
  as: 'face';
  /** Opens a request for this person. @throws ApiError */
  begin: (person: { xingming: string; zjhm: string }) => Promise<FaceRequest>;
  /** Sends what the camera took. @throws ApiError */
  send: (request: FaceRequest, pictures: FacePictures, signal: AbortSignal) => Promise<FaceProgress>;
  ask: (request: FaceRequest, signal: AbortSignal) => Promise<FaceProgress>;
  /** After 'passed', once. @throws ApiError */
  finish: (request: FaceRequest) => Promise<SignInAnswer>;
}

/** A key in this machine, reached through its agent. */
export interface CertificateRun {
  as: 'certificate';
  /** Certificates of the keys that are plugged in. @throws KeyAgentError */
  list: (signal: AbortSignal) => Promise<readonly KeyCertificate[]>;
  /** One try with one certificate. @throws KeyAgentError or ApiError */
  request: (attempt: CertificateAttempt) => Promise<SignInAnswer>;
}

export interface CertificateAttempt {
  loginType: LoginType;
  certificate: KeyCertificate;
  /** As typed. */
  pin: string;
  /** Stops before anything is sent to the centre. */
  signal: AbortSignal;
  /** While the agent signs: it may be waiting for the person in a window of its own. */
  onSigning: (signing: boolean) => void;
}

/** Another site signs the person in and sends them back. */
export interface RedirectRun {
  as: 'redirect';
  /** What happens there, in one or two sentences. */
  advice: string;
  /** Why it cannot be used here at all; undefined when it can. */
  unavailable: () => string | undefined;
  /** Leaves the hall. @throws ApiError or Error with a sentence when it cannot */
  leave: (loginType: LoginType) => Promise<void>;
}
